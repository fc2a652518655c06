import i18next from 'i18next';
import type { Words } from './start.ts';

/** What came before the languages were started. */
export const ENGLISH: Words = {};

/** The words of an area, which come with the code that speaks them. */
export function addEnglish(area: string, words: Words[string]) {
  ENGLISH[area] = words;
  if (i18next.isInitialized) i18next.addResourceBundle('en', area, words, true, true);
}
