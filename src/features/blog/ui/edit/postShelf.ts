import { shelf } from '#web/kit/shelf.ts';
import type { PostValues } from './postForm.ts';

/** What was typed and is not on the server yet, on this computer. */
interface KeptPost {
  values: PostValues;
  /** The version it was made from; null for a new post. */
  version: number | null;
  /** By which the server knows a new post when it comes twice. */
  key: string;
  at: number;
}

/** By person and post. */
export const postShelf = (person: number, post: number | 'new') =>
  shelf<KeptPost>(`lms-post:${person}:${post}`, ({ values }) => typeof values === 'object' && values !== null);
