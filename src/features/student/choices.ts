export const MOST_QUESTIONS = 50;
/** Characters of an essay, its formatting included. */
export const MOST_ESSAY = 100_000;
