import type { EditablePost, PostBody } from '#features/blog/contract.ts';
import { shelf } from '#web/kit/shelf.ts';
import { isSame, NEW_POST, type PostValues, valuesOf } from './postForm.ts';

/** What was typed and is not on the server yet, on this computer. */
interface KeptPost {
  values: PostValues;
  /** The version it was made from; null for a new post. */
  version: number | null;
  /** By which the server knows a new post when it comes twice. */
  key: string;
  at: number;
  /** What was saved last, without an answer: the server may have it. */
  sent?: PostBody;
}

/** By person and post. */
export const postShelf = (person: number, post: number | 'new') =>
  shelf<KeptPost>(`lms-post:${person}:${post}`, ({ values }) => typeof values === 'object' && values !== null);

/** What was left here of a post, or of a new one, unless the server has the same. */
export function keptFor(person: number, post: EditablePost | null): KeptPost | null {
  const place = postShelf(person, post?.id ?? 'new');
  const kept = place.read();
  if (kept && !isSame(kept.values, post ? valuesOf(post) : NEW_POST)) return kept;
  place.drop();
  return null;
}
