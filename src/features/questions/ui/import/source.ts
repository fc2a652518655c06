/** What is to be imported: typed or pasted, or read from a file. */
export interface Source {
  /** Another number, other words: the text itself would be too long to compare. */
  id: number;
  fileName: string;
  bytes: number;
  text: string;
}

let count = 0;

export function sourceOf(text: string, fileName = '', bytes = text.length): Source {
  count += 1;
  return { id: count, fileName, bytes, text };
}

/** Pasted text past this is kept like a file: a field with megabytes in it makes every key slow. */
export const LONG_PASTE = 100_000;

/** What one call takes. Greater files are best split. */
export const MOST_BYTES = 20_000_000;
