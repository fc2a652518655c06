export const QUESTION_FORMATS = ['gift', 'aiken', 'moodle-xml', 'csv'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];
/** Those that are read too, and a sheet with the same table as CSV. */
export const QUESTION_EXPORTS = [...QUESTION_FORMATS, 'xlsx'] as const;
export type QuestionExport = (typeof QUESTION_EXPORTS)[number];
