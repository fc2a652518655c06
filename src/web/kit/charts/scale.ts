/** Round numbers from zero up to the largest value, two to four steps apart. Without any value zero alone. */
export function ticksFor(largest: number, isWhole = false): number[] {
  if (largest <= 0) return [0];
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const even = isWhole ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.ceil(largest / even - 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * even).toPrecision(12)));
}

/** Which labels of an axis are written, so that none runs into the next. */
export function labelStep(points: number, width: number, room: number): number {
  const fit = Math.max(2, Math.floor(width / room));
  const step = Math.ceil(points / fit);
  // Days read best a week apart.
  return points >= 14 && step > 1 && step < 7 ? 7 : step;
}
