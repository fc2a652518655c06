import type { Context } from 'hono';
import { NOT_SIGNED_IN } from '#api/access.ts';
import type { Env, Me } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import { findById, type Person } from './person.ts';

/** Who is asking, on a route that nobody reaches without a session. */
export function whoAsks(c: Context<Env>): Me {
  if (!c.var.me) throw new Refusal(401, NOT_SIGNED_IN);
  return c.var.me;
}

/** The whole row of who is asking. */
export async function mine(c: Context<Env>): Promise<Person> {
  const person = await findById(c.var.deps.db, whoAsks(c).id);
  if (!person) throw new Refusal(401, NOT_SIGNED_IN);
  return person;
}
