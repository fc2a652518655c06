import { LANGUAGES } from '#web/i18n/languages.ts';

const folder = `${import.meta.env.BASE_URL}toolkit/`;

/** Three short films of our own, without a spoken word: the captions tell them. */
export const FILMS = ['pythagoras', 'odd-numbers', 'angles'] as const;
export type FilmName = (typeof FILMS)[number];

export const filmOf = (name: FilmName) => ({
  src: `${folder}${name}.webm`,
  captions: LANGUAGES.map((language) => ({ language, src: `${folder}${name}.${language}.vtt` })),
});

export const BELLS = ['lesson-begins', 'break', 'lesson-ends'] as const;
export const bellOf = (name: (typeof BELLS)[number]) => `${folder}${name}.webm`;
