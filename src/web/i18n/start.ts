import i18next from 'i18next';
import { ENGLISH } from './english.ts';
import type { Language } from './languages.ts';
import { forgetTexts } from './useTranslation.ts';

/** The words of one language, by area. */
export type Words = Record<string, Record<string, unknown>>;

/** One lazy file each, and those of single pages apart. English is not here: it comes with the code that speaks it. */
const FILES: Record<string, () => Promise<{ default: Words; later: Record<string, () => Promise<Words[string]>> }>> = {
  de: () => import('./locales/de.ts'),
  fr: () => import('./locales/fr.ts'),
  pt: () => import('./locales/pt.ts'),
  ar: () => import('./locales/ar.ts'),
};

const loaded = new Set<string>();
const needed = new Set<string>();

async function load(language: string) {
  const { default: words, later } = (await FILES[language]?.()) ?? {};
  const fonts = language === 'ar' ? import('./arabicFont.ts') : undefined;
  const missing = [...needed].filter((area) => later?.[area] && !loaded.has(`${language}/${area}`));
  const arrived = await Promise.all(missing.map(async (area) => [area, await later?.[area]?.()] as const));
  const isNew = words !== undefined && !loaded.has(language);
  for (const [area, texts] of [...(isNew ? Object.entries(words) : []), ...arrived]) {
    i18next.addResourceBundle(language, area, texts, true, true);
    loaded.add(`${language}/${area}`);
  }
  loaded.add(language);
  await fonts;
}

/** The words of one page in the spoken language, for its loader: they load beside its code. */
export async function needWords(...areas: string[]) {
  for (const area of areas) needed.add(area);
  await load(i18next.language);
}

/** Before the first page: the person's own language. */
export async function startLanguages(language: Language) {
  await i18next.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: ['en', ...Object.keys(FILES)],
    defaultNS: 'shell',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  i18next.store.on('added', forgetTexts);
  for (const [area, words] of Object.entries(ENGLISH)) i18next.addResourceBundle('en', area, words, true, true);
  await load(language);
}

export async function speak(language: Language) {
  await load(language);
  await i18next.changeLanguage(language);
}
