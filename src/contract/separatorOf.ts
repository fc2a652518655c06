const SEPARATORS = [',', ';', '\t'] as const;

/** What parts the cells of a table of text: the one that occurs most in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const [firstLine = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const counts = SEPARATORS.map((separator) => firstLine.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
