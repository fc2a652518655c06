/** The eight kinds of question. */
export const QUESTION_KINDS = [
  'single',
  'multiple',
  'truefalse',
  'short',
  'numerical',
  'matching',
  'ordering',
  'essay',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_STATUSES = ['draft', 'ready', 'retired'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** HTML has something to read: letters, a picture, a formula. */
export const isWritten = (markup: string) =>
  /<img|data-latex/.test(markup) || markup.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
