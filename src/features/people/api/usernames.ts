import { sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { people } from './tables.ts';

const MOST_LETTERS = 50;
const TRIES = 10;

/** "Chloé de la Cruz" is cdelacruz; a name in another alphabet keeps its letters. */
function baseOf(fullName: string): string {
  const words = fullName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const base = rest.length > 0 ? `${[...first][0] ?? ''}${rest.join('')}` : first;
  const letters = [...base].slice(0, MOST_LETTERS).join('');
  return letters.length >= 2 ? letters : `${letters}user`;
}

export const lower = (text: string) => text.toLowerCase();

/** Which of these texts are in use by somebody, compared without case by the database: the text -> their id. */
export async function takenBy(db: Db, column: 'email' | 'username', texts: string[]): Promise<Map<string, number>> {
  if (texts.length === 0) return new Map();
  // One parameter, however many they are.
  const wanted = JSON.stringify([...new Set(texts)]);
  const found = await rows<{ id: number; given: string }>(
    db,
    sql`SELECT ${people.id} AS id, given FROM jsonb_array_elements_text(${wanted}::jsonb) AS wanted (given)
      JOIN ${people} ON lower(${people[column]}) = lower(given)`,
  );
  return new Map(found.map((one) => [one.given, one.id]));
}

const numbered = (base: string) => Array.from({ length: TRIES }, (_, at) => `${base}${at + 2}`);

/** A username for each name that nobody has: not in the database, not in `reserved`, not twice among themselves. */
export async function freeUsernames(db: Db, names: string[], reserved = new Set<string>()): Promise<string[]> {
  const bases = names.map(baseOf);
  const seen = new Set<string>(reserved);
  const crowded = new Set(bases.filter((base) => seen.size === seen.add(lower(base)).size));
  const taken = await takenBy(db, 'username', bases);
  for (const base of bases) if (taken.has(base)) crowded.add(base);
  const more = await takenBy(db, 'username', [...crowded].flatMap(numbered));
  const used = new Set([...reserved, ...taken.keys(), ...more.keys()]);
  return bases.map((base) => {
    const free = [base, ...(crowded.has(base) ? numbered(base) : [])].find((one) => !used.has(lower(one)));
    // Past ten of a name, a number that nobody guesses is free for sure enough; the unique index has the last word.
    const chosen = free ?? `${base}${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    used.add(lower(chosen));
    return chosen;
  });
}
