export const TITLE_LETTERS = 160;
export const EXCERPT_LETTERS = 400;
export const COMMENT_LETTERS = 4_000;
export const MOST_TAGS = 10;
/** How far ahead a post can be planned. */
export const PLAN_AHEAD_MS = 2 * 366 * 86_400_000;
