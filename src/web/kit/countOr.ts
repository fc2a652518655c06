/** A whole number from one to the most there may be; otherwise the usual one. For a field that is not seen any more. */
export function countOr(usual: number, given: unknown, most: number): number {
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : usual;
}
