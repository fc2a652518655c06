import { addWords, type Words } from './words.ts';

/** The words of an area, which come with the code that speaks them. */
export const addEnglish = (area: string, words: Words[string]) => addWords('en', area, words);
