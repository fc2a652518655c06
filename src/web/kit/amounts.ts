import { i18n } from '#web/i18n/i18n.ts';

const EASTERN = '٠١٢٣٤٥٦٧٨٩';

const languageOf = (language: string) => (language === 'pt' ? 'pt-PT' : language);

/** The sign before the decimals in a language. */
export function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(languageOf(language)).formatToParts(1.1);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/** Which of the signs in it stands before the decimals; the others only group thousands. */
function decimalIn(typed: string, own: string): string | undefined {
  const signs = [...typed].filter((letter) => letter === '.' || letter === ',');
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  if (signs.some((sign) => sign !== last)) return last;
  if (signs.length > 1) return undefined;
  // One sign that is not the language's own: `1.200` groups, `12.50` does not.
  if (last !== own && /^-?\d{1,3}[.,]\d{3}$/.test(typed)) return undefined;
  return last;
}

/**
 * What somebody typed, as whole numbers of the smallest step: with two decimals `12,50` is 1250. NaN when it is no number
 * or has more decimals than can be kept.
 */
export function readAmount(typed: string, decimals: number, language: string = i18n.language): number {
  const plain = [...typed]
    .map((letter) => (EASTERN.includes(letter) ? String(EASTERN.indexOf(letter)) : letter))
    .join('')
    .replace(/٫/g, decimalSign(language) === '٫' ? ',' : '.')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[^\d.,-]/g, '');
  const own = decimalSign(language) === '٫' ? ',' : decimalSign(language);
  const decimal = decimalIn(plain, own);
  const normal = [...plain]
    .map((letter) => (letter === decimal ? '|' : letter))
    .filter((letter) => letter !== '.' && letter !== ',')
    .join('');
  const found = /^(-?)(\d*)(?:\|(\d*))?$/.exec(normal);
  if (!found) return Number.NaN;
  const [, minus, whole = '', part = ''] = found;
  if (whole === '' && part === '') return Number.NaN;
  if (part.slice(decimals).replace(/0+$/, '') !== '') return Number.NaN;
  const steps = Number(`${whole || '0'}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  return minus && steps !== 0 ? -steps : steps;
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
