/** Our Portuguese is the European one; a plain `pt` is formatted as in Brazil. */
export const numberLanguage = (language: string) => (language === 'pt' ? 'pt-PT' : language);

const formats = new Map<string, Intl.NumberFormat>();

/** Small counts are written the same in all our languages but Arabic. The first Intl object keeps a page for 5 ms and more. */
const isPlain = (language: string, value: number) =>
  language !== 'ar' && Number.isInteger(value) && value >= 0 && value < 1000;

/** 1,234 as a language writes it. */
export function numberIn(language: string, value: number): string {
  if (isPlain(language, value)) return String(value);
  const format = formats.get(language) ?? new Intl.NumberFormat(numberLanguage(language));
  formats.set(language, format);
  return format.format(value);
}
