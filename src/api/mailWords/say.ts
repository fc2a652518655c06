import type { LANGUAGES } from '#features/preferences/contract.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

export type Language = (typeof LANGUAGES)[number];

export const WORDS: Record<Language, Words> = { en, de, fr, pt, ar };

export type Key = keyof Words;
type GapsIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | GapsIn<Rest> : never;
/** What the English text wants to be filled with. */
export type Gaps<K extends Key> = Record<GapsIn<(typeof en)[K]>, string | number>;

/** A value never becomes part of a text that is filled again. */
export const say = <K extends Key>(language: Language, key: K, gaps: Gaps<K>): string =>
  WORDS[language][key].replace(/\{\{(\w+)\}\}/g, (_gap, name: keyof Gaps<K>) => String(gaps[name]));
