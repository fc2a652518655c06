/** Somebody of the directory, or an address of somebody outside (without an id). */
export interface Picked {
  id?: number | undefined;
  fullName: string;
  email: string;
  avatar?: string | null | undefined;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const NAMED = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/;

/** At its commas, but for those in a name: "Lee, Ann <ann@example.com>" is one. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let words: string[] = [];
  for (const piece of line.split(',')) {
    if (piece.includes('<')) parts.push([...words, piece].join(','));
    else if (piece.includes('@')) parts.push(...words, piece);
    else {
      words.push(piece);
      continue;
    }
    words = [];
  }
  return [...parts, ...words];
}

/** "Ann Lee <ann@example.com>; bob@example.com": what people paste from elsewhere. */
export function readAddresses(text: string): { people: Picked[]; rest: string } {
  const people: Picked[] = [];
  const rest: string[] = [];
  for (const part of text.split(/[;\n]+/).flatMap(partsOf)) {
    const [, name = '', inside] = NAMED.exec(part) ?? [];
    const email = (inside ?? part).trim();
    if (ADDRESS.test(email)) people.push({ fullName: name.trim() || email, email });
    else if (part.trim()) rest.push(part.trim());
  }
  return { people, rest: rest.join(', ') };
}
