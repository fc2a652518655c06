/**
 * Whole percents that add up to 100: what rounding down leaves over goes to those it took most from, the first of them
 * first. Without votes all are 0.
 */
export function percentages(votes: readonly number[]): number[] {
  const all = votes.reduce((sum, one) => sum + one, 0);
  if (all === 0) return votes.map(() => 0);
  const exact = votes.map((one) => (one * 100) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const losers = exact
    .map((one, at) => ({ at, lost: one - Math.floor(one) }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, left);
  for (const { at } of losers) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
