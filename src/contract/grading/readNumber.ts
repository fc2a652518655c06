const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainPower = (power: string) =>
  [...power].map((one) => (one === '⁻' ? '-' : one === '⁺' ? '' : String(SUPERSCRIPTS.indexOf(one)))).join('');

/** Arabic and Persian keyboards write digits of their own, phones a minus that is none. */
function plainSigns(typed: string): string {
  return typed
    .replace(/10([⁺⁻]?[⁰¹²³⁴-⁹]+)/g, (_, power: string) => `10^${plainPower(power)}`)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\u066b/g, ',')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u066c'’]/g, '');
}

const NUMBER = /^([+-]?)(\d[\d.,]*|[.,]\d+)(?:(?:e|[x×*·]10\^)([+-]?\d{1,3}))?(.*)$/i;
const GROUPS = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ } as const;

/** What the digits can mean: `1.234,5` and `1,234.5` are the same number, `1,234` has two readings. */
function digitsRead(digits: string): string[] {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return [digits];
  const decimal = digits[last] as ',' | '.';
  const other = decimal === ',' ? '.' : ',';
  const [before, after] = [digits.slice(0, last), digits.slice(last + 1)];
  if (before.includes(decimal)) return GROUPS[decimal].test(digits) ? [digits.replaceAll(decimal, '')] : [];
  if (before.includes(other)) return GROUPS[other].test(before) ? [`${before.replaceAll(other, '')}.${after}`] : [];
  const asDecimal = `${before || '0'}.${after || '0'}`;
  const grouped = decimal === ',' && GROUPS[','].test(digits) && !digits.startsWith('0');
  return grouped ? [asDecimal, before + after] : [asDecimal];
}

/** m/s², m/s^2 and m/s2 are one unit. */
const sameUnit = (signs: string) => signs.replaceAll('^', '');

/** The numbers that a typed answer can mean; none when it is not a number. The unit may stand before or behind. */
export function readNumber(typed: string, unit = ''): number[] {
  const unitSigns = plainSigns(unit);
  let signs = plainSigns(typed);
  const isBefore = unitSigns !== '' && signs.startsWith(unitSigns);
  const isBehind = unitSigns !== '' && !isBefore && signs.endsWith(unitSigns);
  if (isBefore) signs = signs.slice(unitSigns.length);
  // Before the digits are read: a unit may begin with some, such as 1/s.
  if (isBehind) signs = signs.slice(0, -unitSigns.length);
  const found = NUMBER.exec(signs);
  if (!found) return [];
  const [, sign = '', digits = '', power = '0', rest = ''] = found;
  // The unit is there once: 5 mm are not 5 m.
  if (rest !== '' && (isBehind || sameUnit(rest) !== sameUnit(unitSigns))) return [];
  return digitsRead(digits)
    .map((read) => Number(`${sign}${read}e${power}`))
    .filter(Number.isFinite);
}
