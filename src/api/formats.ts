import { type Currency, unitsOf } from '#contract/money.ts';
import type { Language } from './mailWords/say.ts';

/** As the pages have it: our Portuguese is the European one. */
const localeOf = (language: Language) => (language === 'pt' ? 'pt-PT' : language);

/** $1,200.50, or 1.200,50 $ */
export const moneyText = (cents: number, currency: Currency, language: Language = 'en'): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(unitsOf(cents));

/** English days go first, as on the pages. */
export const dateText = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), options).format(moment);
