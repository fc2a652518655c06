import { shelf } from '#web/kit/shelf.ts';

export interface Words {
  question: string;
  content: string;
}

/** What was written and has not reached the server, on this computer. */
interface Kept extends Partial<Words> {
  version: number;
  /** What of it was sent last, without an answer: it may be there. */
  sent?: Partial<Words>;
}

/** By person and question. */
export const draftShelf = (person: number, article: number) =>
  shelf<Kept>(`lms-help:${person}:${article}`, ({ version }) => typeof version === 'number');
