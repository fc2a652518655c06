import { i18n, type Translate } from '#web/i18n/i18n.ts';

/** The calls answer in English words: those we know are said in the person's language, others as they come. */
export const sayWord = (t: Translate<'cards'>, word: string) =>
  i18n.exists(`cards:words.${word}`) ? t(`words.${word}`) : word;
