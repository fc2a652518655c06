import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { people } from '#features/people/api/tables.ts';
import { NOT_SIGNED_IN } from './access.ts';
import type { Env, Me } from './deps.ts';
import { Refusal } from './errors.ts';

export type Person = typeof people.$inferSelect;

/** Who is asking, on a route that nobody reaches without a session. */
export function whoAsks(c: Context<Env>): Me {
  if (!c.var.me) throw new Refusal(401, NOT_SIGNED_IN);
  return c.var.me;
}

/** The whole row of who is asking. */
export async function mine(c: Context<Env>): Promise<Person> {
  const [person] = await c.var.deps.db
    .select()
    .from(people)
    .where(eq(people.id, whoAsks(c).id));
  if (!person) throw new Refusal(401, NOT_SIGNED_IN);
  return person;
}
