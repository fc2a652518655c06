import { LinkifyIt } from 'linkify-it';

const SAFE = /^(?:https?|mailto):/i;

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false });
for (const schema of ['ftp:', '//']) linkify.add(schema, null);

interface Piece {
  at: number;
  text: string;
  /** Only addresses that open a page or a mail. */
  href?: string;
}

/** A text cut into words and links. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (!SAFE.test(url)) continue;
    if (index > from) pieces.push({ at: from, text: text.slice(from, index) });
    pieces.push({ at: index, text: text.slice(index, lastIndex), href: url });
    from = lastIndex;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) });
  return pieces;
}
