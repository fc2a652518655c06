import { changeLanguage, i18n } from './i18n.ts';
import type { Language } from './languages.ts';
import { addWords, type Words } from './words.ts';

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
    if (texts) addWords(language, area, texts);
    loaded.add(`${language}/${area}`);
  }
  loaded.add(language);
  await fonts;
}

/** The words of one page in the spoken language, for its loader: they load beside its code. */
export async function needWords(...areas: string[]) {
  for (const area of areas) needed.add(area);
  await load(i18n.language);
}

/** Before the first page: the person's own language. */
export async function startLanguages(language: Language) {
  changeLanguage(language);
  await load(language);
}

export async function speak(language: Language) {
  await load(language);
  changeLanguage(language);
}
