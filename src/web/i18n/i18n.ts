import type { Language } from './languages.ts';
import { findText, type Gaps, translate } from './translate.ts';

/** Says the texts of one area, those of others as `area:key`. */
export interface Translate<Area extends string = string> {
  (key: string, gaps?: Gaps): string;
  /** Only for the compiler: words of one area are not handed to those who ask for another's. */
  readonly area?: Area;
}

let language: Language = 'en';
const hearers = new Set<() => void>();

/** The spoken language, for what is no component: those ask with `useTranslation`. */
export const i18n = {
  get language() {
    return language;
  },
  /** A text by `area:key`. */
  t: (key: `${string}:${string}`, gaps?: Gaps) => translate(language, '', key, gaps),
  exists: (key: `${string}:${string}`) => findText(language, '', key) !== undefined,
};

export function changeLanguage(next: Language) {
  language = next;
  for (const tell of hearers) tell();
}

export function whenLanguageChanges(tell: () => void) {
  hearers.add(tell);
  return () => void hearers.delete(tell);
}
