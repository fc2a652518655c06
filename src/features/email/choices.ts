export const MOST_FILES = 25;
export const MOST_FILE_BYTES = 25_000_000;

export const ANSWER_KINDS = ['reply', 'replyAll', 'forward'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
