import { found } from './found.ts';

/** The words somebody looked for, marked in a text. Long texts begin shortly before the first. */
export function Highlighted({ text, q }: { text: string; q: string }) {
  const parts = found(text, q);
  return parts.map(({ at, words, isHit }) => (isHit ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>));
}
