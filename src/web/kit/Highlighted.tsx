import { found } from './found.ts';

interface Props {
  text: string;
  q: string;
  /** Long texts begin shortly before the first hit, unless this is set. */
  whole?: boolean;
}

/** The words somebody looked for, marked in a text. */
export function Highlighted({ text, q, whole = false }: Props) {
  const parts = found(text, q, whole);
  return parts.map(({ at, words, isHit }) => (isHit ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>));
}
