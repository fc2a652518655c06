export const QUESTION_FORMATS = ['gift', 'aiken', 'moodle-xml', 'csv'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];
