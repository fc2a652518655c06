import type { Role, RolesAnswer } from '#features/permissions/contract.ts';

/** Ticks that differ from what is stored, by permission. Kept as differences: what others change meanwhile stays. */
export type Moves = Record<string, boolean>;

export const isTicked = (moves: Moves, stored: readonly number[], id: number) => moves[id] ?? stored.includes(id);

/** The same ticks with one of them changed; back as stored, it is no difference. */
export function withMove(moves: Moves, stored: readonly number[], id: number, ticked: boolean): Moves {
  const { [id]: _, ...others } = moves;
  return stored.includes(id) === ticked ? others : { ...others, [id]: ticked };
}

/** What is left to be saved once `sent` is stored: what was moved meanwhile, back to where it stood before, too. */
export function withoutSent(moves: Moves, sent: Moves): Moves {
  const takenBack = Object.entries(sent).flatMap(([id, ticked]) => (id in moves ? [] : [[id, !ticked]]));
  const others = Object.entries(moves).filter(([id, ticked]) => sent[id] !== ticked);
  return Object.fromEntries([...takenBack, ...others]);
}

/** What is given and taken by it, and what is left after it. A permission that is gone by now is left out. */
export function outcome(moves: Moves, stored: readonly number[], known: RolesAnswer['permissions']) {
  const there = known.filter((one) => one.id in moves && moves[one.id] !== stored.includes(one.id));
  const given = there.filter((one) => moves[one.id]);
  const taken = there.filter((one) => !moves[one.id]);
  const goes = new Set(taken.map((one) => one.id));
  return { given, taken, permissionIds: [...stored.filter((id) => !goes.has(id)), ...given.map((one) => one.id)] };
}

/** Why a tick cannot be moved; null when it can. */
export function tickRefusal(
  role: Pick<Role, 'name'> | undefined,
  permission: RolesAnswer['permissions'][number],
  keeps: string,
): string | null {
  if (role?.name === 'administrator' && permission.key === 'billing-and-roles') return keeps;
  return permission.refused;
}
