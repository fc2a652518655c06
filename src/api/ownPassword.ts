import type { Context } from 'hono';
import type { Env } from './deps.ts';
import { badInput } from './errors.ts';
import { type Limit, take } from './limits.ts';
import { mine, type Person } from './me.ts';

const TRIES: Limit = { points: 10, seconds: 300 };

/** Who is asking, once the password was given again. Guessing it here is limited too. */
export async function checkedWithPassword(c: Context<Env>, password: string): Promise<Person> {
  const { deps } = c.var;
  const person = await mine(c);
  await take(deps.db, deps.clock(), `own-password:${person.id}`, TRIES);
  const fits = person.passwordHash && (await deps.passwords.verify(person.passwordHash, password));
  if (!fits) throw badInput({ password: ['This is not your password.'] });
  return person;
}
