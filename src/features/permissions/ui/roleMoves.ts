/** Ticks that somebody moved, kept as differences: what others give or take meanwhile stays. */
export interface RoleMoves {
  give: string[];
  take: string[];
}

/** What stands ticked: what is held now, with one's own moves over it. */
export const ticksOf = ({ give, take }: RoleMoves, held: readonly string[]): string[] => [
  ...held.filter((role) => !take.includes(role)),
  ...give.filter((role) => !held.includes(role)),
];

/** What is left to give and to take until the ticks are so. */
export const movesTo = (ticked: readonly string[], held: readonly string[]): RoleMoves => ({
  give: ticked.filter((role) => !held.includes(role)),
  take: held.filter((role) => !ticked.includes(role)),
});
