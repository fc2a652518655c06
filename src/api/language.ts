import { type SQL, sql } from 'drizzle-orm';
import { people } from '#features/people/api/tables.ts';
import { LANGUAGES } from '#features/preferences/contract.ts';
import type { Deps } from './deps.ts';
import type { Reader } from './mailWords/letter.ts';
import type { Language } from './mailWords/say.ts';
import type { Person } from './me.ts';

/** The first language of ours that a browser asks for. Pages ask for the one they speak. */
export const askedLanguage = (header = ''): Language | undefined =>
  header
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .flatMap((short) => LANGUAGES.find((one) => one === short) ?? [])[0];

type Known = Pick<Person, 'email' | 'fullName' | 'language'> & Partial<Pick<Person, 'preferences'>>;

/** Somebody who is written to: in the language they chose, that of the pages they sign in with, or that of the school. */
export const readerOf = (
  { policy }: Pick<Deps, 'policy'>,
  { email, fullName, language, preferences }: Known,
): Reader => ({ email, fullName, language: preferences?.language ?? language ?? policy.language });

/** To be selected where the whole row would be too much. */
const ownLanguage: SQL<Language | null> = sql`coalesce(${people.preferences}->>'language', ${people.language})`;
export const readerColumns = { email: people.email, fullName: people.fullName, language: ownLanguage };

/** That of whoever makes an account, to be stored with it. */
export const languageOf = (id: number): SQL =>
  sql`(SELECT coalesce(maker.preferences->>'language', maker.language) FROM people AS maker WHERE maker.id = ${id})`;

export async function findReader(deps: Pick<Deps, 'db' | 'policy'>, whom: SQL): Promise<Reader | undefined> {
  const [found] = await deps.db.select(readerColumns).from(people).where(whom);
  return found && readerOf(deps, found);
}
