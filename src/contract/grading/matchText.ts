/** Phones write curly quotes and long dashes by themselves: they are the same sign here. */
const sameSigns = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’‚ʼ′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Capitals, because two small letters can share one: `ß` and `ss`, `σ` and `ς`. */
const folded = (text: string, caseSensitive: boolean) => {
  const same = sameSigns(text);
  return caseSensitive ? same : same.toUpperCase().normalize('NFC');
};

/** The parts between the stars; `\*` is a star that stands for itself. */
function partsOf(pattern: string): string[] {
  const pieces = pattern.match(/\\[\\*]|./gsu) ?? [];
  const parts: string[][] = [[]];
  for (const piece of pieces) {
    if (piece === '*') parts.push([]);
    else parts.at(-1)?.push(piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece);
  }
  return parts.map((part) => part.join(''));
}

/** Does what was typed fit the expected text, in which `*` stands for anything? Walks once, however many stars. */
export function matchesText(expected: string, typed: string, caseSensitive: boolean): boolean {
  const text = folded(typed, caseSensitive);
  const parts = partsOf(folded(expected, caseSensitive));
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** An expected text for people to read. */
export const readable = (expected: string) => partsOf(expected).join('…');
