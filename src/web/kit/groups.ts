/** What counts of what was typed: the rest only groups it. */
export const countedIn = (typed: string, counts: RegExp, most: number) =>
  [...typed]
    .filter((letter) => counts.test(letter))
    .join('')
    .toUpperCase()
    .slice(0, most);

/** In groups of four, as on cards and statements. */
export const grouped = (plain: string) => plain.replace(/(.{4})(?=.)/g, '$1 ');

/** Where the cursor stands in the grouped text when so many letters that count are before it. */
export const placeAfter = (count: number) => count + Math.max(0, Math.floor((count - 1) / 4));

/** The number of a bank account carries its own check: the remainder by 97 is one. */
export function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const turned = `${plain.slice(4)}${plain.slice(0, 4)}`;
  const digits = [...turned].map((letter) => Number.parseInt(letter, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
