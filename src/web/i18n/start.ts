import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/** The words of one language, by area: one lazy file each. */
export type Words = Record<string, Record<string, unknown>>;

const FILES: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./locales/en.ts'),
  de: () => import('./locales/de.ts'),
  fr: () => import('./locales/fr.ts'),
  pt: () => import('./locales/pt.ts'),
  ar: () => import('./locales/ar.ts'),
};

const loaded = new Set<Language>();

async function load(language: Language) {
  if (loaded.has(language)) return;
  const fonts = language === 'ar' ? import('./arabicFont.ts') : undefined;
  const { default: words } = await FILES[language]();
  for (const [area, texts] of Object.entries(words)) i18next.addResourceBundle(language, area, texts, true, true);
  loaded.add(language);
  await fonts;
}

/** Before the first page: English always, because it is the fallback, and the person's own language. */
export async function startLanguages(language: Language) {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: Object.keys(FILES),
    defaultNS: 'shell',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  await Promise.all([load('en'), load(language)]);
}

export async function speak(language: Language) {
  await load(language);
  await i18next.changeLanguage(language);
}
