export const MOST_QUESTIONS = 50;
