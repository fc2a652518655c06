import { declaredSeparator, headingLine } from '#contract/separatorOf.ts';

/** Columns of a table of questions, as they are written, and other words for them that are read too. */
const COLUMNS = {
  kind: ['type', 'question type', 'kind of question'],
  category: ['path', 'topic'],
  name: ['title'],
  question: ['text', 'question text'],
  points: ['marks', 'mark'],
  difficulty: ['level'],
  status: [],
  tags: ['tag'],
  'general feedback': ['feedback', 'explanation'],
  shuffle: [],
  'case sensitive': [],
  unit: [],
  template: [],
  notes: ['grading notes'],
  'min words': [],
  'max words': [],
  correct: ['correct answer', 'right', 'right answer', 'answer'],
} satisfies Record<string, string[]>;

export type Column = keyof typeof COLUMNS;

/** What is repeated for each answer: `answer 1`, `score 1`, … */
const REPEATED = {
  answer: ['option', 'choice'],
  score: ['fraction', 'grade', 'percent'],
  feedback: [],
  tolerance: [],
  match: [],
} satisfies Record<string, string[]>;
export type Repeated = keyof typeof REPEATED;

/** Those that are written, in their order. */
export const WRITTEN = (Object.keys(COLUMNS) as Column[]).filter((name) => name !== 'correct');
export const REPEATED_NAMES = Object.keys(REPEATED) as Repeated[];

export const headings = (answers: number) => [
  ...WRITTEN,
  ...Array.from({ length: answers }, (_, index) => REPEATED_NAMES.map((name) => `${name} ${index + 1}`)).flat(),
];

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
const nameIn = <K extends string>(names: Record<K, string[]>, word: string): K | undefined =>
  (Object.keys(names) as K[]).find((name) => name === word || names[name].includes(word));

export type Place = { column: Column } | { column: Repeated; index: number };

/** What a heading stands for. */
export function placeOf(heading: string): Place | undefined {
  const word = plain(heading);
  const column = nameIn<Column>(COLUMNS, word);
  if (column) return { column };
  const [, name = '', number = ''] = /^([a-z]+) ?(\d{1,2})$/.exec(word) ?? [];
  const repeated = nameIn<Repeated>(REPEATED, name);
  return repeated && Number(number) > 0 ? { column: repeated, index: Number(number) - 1 } : undefined;
}

const WIDEST = 400;
/** Longer than any line of headings. */
const BEGIN = 50_000;

const columnsIn = (line: string, separator: string) =>
  line.split(separator, WIDEST).flatMap((one) => placeOf(one.replaceAll('"', ''))?.column ?? []);

/** What the text names itself, or a comma, a semicolon or a tab: whichever makes the most known headings. */
export function separatorOf(text: string): string {
  const line = headingLine(text.slice(0, BEGIN));
  const known = (separator: string) => columnsIn(line, separator).length;
  return declaredSeparator(text) ?? [',', ';', '\t'].reduce((best, one) => (known(one) > known(best) ? one : best));
}

/** Whether the first line names columns of questions. */
export function isQuestionTable(text: string): boolean {
  const found = columnsIn(headingLine(text.slice(0, BEGIN)), separatorOf(text));
  return found.includes('question') && new Set(found).size > 1;
}
