const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,3})?$/i;

/** A number as people and programs write it, with a dot or a comma; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** Without the dust of binary fractions: 3.142 - 3.141 is 0.001. */
const rounded = (value: number) => Number(value.toPrecision(12));

/** From one number to another, as a middle and a tolerance. */
export function readRange(from: number, to: number): { value: number; tolerance: number } {
  return { value: rounded((from + to) / 2), tolerance: rounded(Math.abs(to - from) / 2) };
}
