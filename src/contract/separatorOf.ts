const SEPARATORS = [',', ';', '\t'] as const;

/** Empty lines, with or without separators, before the first one that says something. */
const NOTHING_YET = /^[\s,;]*[\r\n]/;

/** `sep=;` before the table itself: so Excel is told what parts the cells. */
const DECLARED = /^(?:[\s,;]*[\r\n])?"?sep=([^"\r\n])"?[ \t]*(?=[\r\n]|$)/i;

/** The separator that a line before the table names. */
export const declaredSeparator = (text: string): string | undefined => DECLARED.exec(text)?.[1];

/** The first line of the table itself that says something. */
export const headingLine = (text: string): string =>
  text
    .replace(DECLARED, '')
    .replace(NOTHING_YET, '')
    .split(/\r\n|\r|\n/, 1)[0] ?? '';

/**
 * What parts the cells of a table of text: the one that the text names itself, or the one that occurs most in its first
 * line which says something, outside of quotes.
 */
export function separatorOf(text: string): string {
  const declared = declaredSeparator(text);
  if (declared) return declared;
  const firstLine = headingLine(text.replace(/"[^"]*"/g, ''));
  const counts = SEPARATORS.map((separator) => firstLine.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
