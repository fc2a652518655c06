/** A text that was made easier to read, and where each of its letters stood before. */
export interface Reworked {
  text: string;
  from: number[];
}

export const asWritten = (text: string): Reworked => ({ text, from: [...Array(text.length + 1).keys()] });

/** Replaces what is found; letters of the replacement stand where the found text stood. */
export function rework({ text, from }: Reworked, pattern: RegExp, write: (...groups: string[]) => string): Reworked {
  let made = '';
  const places: number[] = [];
  let at = 0;
  const keep = (to: number) => {
    made += text.slice(at, to);
    places.push(...from.slice(at, to));
  };
  for (const found of text.matchAll(pattern)) {
    keep(found.index);
    const written = write(...found.map((one) => one ?? ''));
    made += written;
    places.push(...Array<number>(written.length).fill(from[found.index] ?? 0));
    at = found.index + found[0].length;
  }
  keep(text.length);
  return { text: made, from: [...places, from[text.length] ?? 0] };
}

/** The part of the text as it was written that a part of the reworked one came from. */
export function sourceOf({ from }: Reworked, start: number, end: number): [start: number, end: number] {
  return [from[start] ?? 0, from[end] ?? 0];
}
