import { plainText } from '#api/plainText.ts';
import { questionText } from '#contract/question.ts';
import type { QuestionKind } from '#contract/questionKinds.ts';
import { tagName } from '#features/questions/contract.ts';
import { KIND_NAMES, type ParsedRow, type PortableQuestion } from './parsed.ts';

const LONGEST_NAME = 200;

type Draft = Omit<ParsedRow, 'question' | 'problems' | 'notes' | 'kind' | 'kindName' | 'pictures' | 'text' | 'name'> &
  Partial<Pick<ParsedRow, 'problems' | 'notes' | 'kindName' | 'pictures'>>;

/** Tags are the same whichever way their letters are cased. */
const firstOfEach = (tags: string[]) => {
  const trimmed = tags.map((tag) => tag.trim()).filter(Boolean);
  return trimmed.filter((tag, at) => trimmed.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
};

const shorter = (name: string) => `${[...name].slice(0, LONGEST_NAME / 2 - 1).join('')}…`;

/** PostgreSQL stores every character but this one, and no half of a character. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}

/** Keeps what the contract lets through; what it refuses is a problem of the row. */
function checked(
  question: PortableQuestion,
  path: string[],
  problems: string[],
  notes: string[],
): PortableQuestion | null {
  const name = question.name.trim();
  const isLong = name.length > LONGEST_NAME;
  if (isLong) notes.push('Its name was too long and is shortened.');
  const result = questionText.safeParse({ ...question, name: isLong ? shorter(name) : name });
  const tags = firstOfEach(question.tags);
  const wrongTag = tags.map((tag) => tagName.safeParse(tag)).find((one) => !one.success);
  if (wrongTag) problems.push('A tag has at most 50 characters.');
  if (tags.length > 30) problems.push('Use at most 30 tags.');
  for (const issue of result.error?.issues ?? []) problems.push(issue.message);
  if (holdsUnstorable([question, path])) problems.push('This holds a character that cannot be stored.');
  if (/<img[^<>]+src=.{0,3}(?:https?:)?\/\//i.test(JSON.stringify(question)))
    notes.push('Pictures from other sites are not taken along.');
  return result.success ? { ...result.data, tags, status: question.status } : null;
}

/** A row as it is answered: checked, and with everything there is to say about it. */
export function finishRow(draft: Draft, question: PortableQuestion): ParsedRow {
  const problems = [...(draft.problems ?? [])];
  const notes = [...(draft.notes ?? [])];
  const good = checked(question, draft.categoryPath, problems, notes);
  return {
    ...draft,
    kind: question.content.kind,
    kindName: draft.kindName ?? KIND_NAMES[question.content.kind],
    name: question.name,
    text: question.text,
    question: problems.length === 0 ? good : null,
    problems: [...new Set(problems)],
    notes: [...new Set(notes)],
    pictures: draft.pictures ?? [],
  };
}

export interface Unread {
  line: number;
  categoryPath: string[];
  kind?: QuestionKind;
  kindName?: string;
  name?: string;
  text?: string;
  problems: string[];
}

/** A row that could not be made into a question. */
export const unreadRow = ({ kind, kindName, name = '', text = '', ...row }: Unread): ParsedRow => ({
  ...row,
  ...{ name, text },
  kind: kind ?? null,
  kindName: kindName ?? (kind ? KIND_NAMES[kind] : ''),
  question: null,
  notes: [],
  pictures: [],
});

/** A kind that we do not have is told by its name. */
export const unknownKind = (row: Omit<Unread, 'problems'> & { kindName: string }): ParsedRow =>
  unreadRow({ ...row, problems: [`There is no kind of question like this here: ${row.kindName}.`] });

/** A name for programs that ask for one, made from the text as the list shows it. */
export const nameFrom = (question: { name: string; text: string }) =>
  question.name || [...plainText(question.text)].slice(0, 60).join('').trim() || 'Question';

/** The question that most formats begin with. */
export const blankQuestion = (): Omit<PortableQuestion, 'content'> => ({
  name: '',
  text: '',
  generalFeedback: '',
  points: 1,
  difficulty: 'medium',
  status: null,
  tags: [],
});
