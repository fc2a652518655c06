import type { Preferences } from '#features/preferences/contract.ts';

export type Language = NonNullable<Preferences['language']>;

/** Each language by its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export const isLanguage = (text: string): text is Language => text in LANGUAGE_NAMES;

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** What the browser asks for, when we speak it. */
export function browserLanguage(): Language {
  const own = navigator.language.slice(0, 2);
  return isLanguage(own) ? own : 'en';
}
