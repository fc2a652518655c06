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

/** Areas of single pages: they come with their page, see `needWords`. */
const LATER = import.meta.glob<Words[string]>('./locales/*/onDemand/*.json', { import: 'default' });

const loaded = new Set<string>();
const needed = new Set<string>();

async function loadArea(language: string, area: string) {
  const file = LATER[`./locales/${language}/onDemand/${area}.json`];
  if (!file || loaded.has(`${language}/${area}`)) return;
  i18next.addResourceBundle(language, area, await file(), true, true);
  loaded.add(`${language}/${area}`);
}

/** The words of one page, for its loader: they load beside its code, in the spoken language and in English. */
export async function needWords(...areas: string[]) {
  for (const area of areas) needed.add(area);
  await Promise.all(areas.flatMap((area) => ['en', i18next.language].map((language) => loadArea(language, area))));
}

async function load(language: Language) {
  await Promise.all([...needed].map((area) => loadArea(language, area)));
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
