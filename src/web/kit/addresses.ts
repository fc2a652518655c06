/** Somebody of the directory, or an address of somebody outside (without an id). */
export interface Picked {
  id?: number | undefined;
  fullName: string;
  email: string;
  avatar?: string | null | undefined;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const NAMED = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/;

/** "Ann Lee <ann@example.com>; bob@example.com": what people paste from elsewhere. */
export function readAddresses(text: string): { people: Picked[]; rest: string } {
  const people: Picked[] = [];
  const rest: string[] = [];
  for (const part of text.split(/[,;\n]+/)) {
    const [, name = '', inside] = NAMED.exec(part) ?? [];
    const email = (inside ?? part).trim();
    if (ADDRESS.test(email)) people.push({ fullName: name.trim() || email, email });
    else if (part.trim()) rest.push(part.trim());
  }
  return { people, rest: rest.join(', ') };
}
