import { shelf } from '#web/kit/shelf.ts';

/** What was written and has not reached the server, on this computer. */
interface Kept {
  version: number;
  question?: string;
  content?: string;
}

/** By person and question. */
export const draftShelf = (person: number, article: number) =>
  shelf<Kept>(`lms-help:${person}:${article}`, ({ version }) => typeof version === 'number');
