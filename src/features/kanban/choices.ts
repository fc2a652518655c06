/** The colours of labels and boards: those of the kit's pills. */
export const COLOURS = ['neutral', 'accent', 'success', 'info', 'warning', 'danger'] as const;
export type Colour = (typeof COLOURS)[number];

/** The sign before a board's title. */
export const BOARD_GLYPHS = ['circle', 'half', 'most', 'check', 'pause', 'flag'] as const;
export type BoardGlyph = (typeof BOARD_GLYPHS)[number];

export const TITLE_LETTERS = 200;
export const COMMENT_LETTERS = 5_000;
