import { i18n } from '#web/i18n/i18n.ts';

const EASTERN = '٠١٢٣٤٥٦٧٨٩';

const languageOf = (language: string) => (language === 'pt' ? 'pt-PT' : language);

/** The sign before the decimals in a language. */
export function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(languageOf(language)).formatToParts(1.1);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/** Thousands are grouped by threes; in India those above by twos. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*(?:[.,]\d{3})$/;

/** Which of the signs in it stands before the decimals; the others only group thousands. */
function decimalIn(typed: string, own: string): string | undefined {
  const signs = [...typed].filter((letter) => letter === '.' || letter === ',');
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  if (signs.some((sign) => sign !== last)) return last;
  if (signs.length > 1) return undefined;
  // One sign that is not the language's own: `1.200` groups, `12.50` and `0.125` do not.
  if (last !== own && GROUPED.test(typed)) return undefined;
  return last;
}

/**
 * What somebody typed, as whole numbers of the smallest step: with two decimals `12,50` is 1250. NaN when it is no number,
 * has more decimals than can be kept, or is larger than can be counted.
 */
export function readAmount(typed: string, decimals: number, language: string = i18n.language): number {
  const sign = decimalSign(language);
  const plain = [...typed]
    .map((letter) => (EASTERN.includes(letter) ? String(EASTERN.indexOf(letter)) : letter))
    .join('')
    .replace(/٫/g, sign === '٫' ? ',' : '.')
    .replace(/[\u2212\u2013]/g, '-')
    // Spaces and what else groups, marks of direction, signs and codes of money.
    .replace(/[\s'’٬\p{Cf}\p{Sc}]/gu, '')
    .replace(/^(-?)[A-Z]{3}|[A-Z]{3}$/g, '$1');
  const [, minus, digits = ''] = /^(-?)([\d.,]+)$/.exec(plain) ?? [];
  const decimal = decimalIn(digits, sign === '٫' ? ',' : sign);
  const at = decimal === undefined ? digits.length : digits.lastIndexOf(decimal);
  const [whole, part] = [digits.slice(0, at), digits.slice(at + 1)];
  if (!/\d/.test(digits) || !/^\d*$/.test(part) || !(/^\d*$/.test(whole) || GROUPED.test(whole))) return Number.NaN;
  if (part.slice(decimals).replace(/0+$/, '') !== '') return Number.NaN;
  const steps = Number(`${whole.replace(/[.,]/g, '')}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(steps)) return Number.NaN;
  return minus && steps !== 0 ? -steps : steps;
}

/** How much finer than the smallest step is still read. */
const FINER = 6;

/** As `readAmount`; what is finer than the smallest step is a part of one, so that whoever checks it can say so. */
export function readSteps(typed: string, decimals: number): number {
  const steps = readAmount(typed, decimals);
  return Number.isNaN(steps) ? readAmount(typed, decimals + FINER) / 10 ** FINER : steps;
}

/** As it stands in a field: no grouping, so that it can be typed on. */
export function writeAmount(steps: number, decimals: number, least: number, language: string = i18n.language): string {
  if (!Number.isFinite(steps)) return '';
  return new Intl.NumberFormat(languageOf(language), {
    useGrouping: false,
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  }).format(steps / 10 ** decimals);
}
