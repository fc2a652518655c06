import type { Context } from 'hono';
import { type Doer, doerOf } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { type Giver, lineForRoles, readGiver } from '#api/roleRules.ts';
import { isTaken } from '#api/taken.ts';

/** Behind the others who move rights, as whoever asks is by then. */
export async function inLine<T>(c: Context<Env>, work: (tx: Db, doer: Doer, giver: Giver) => Promise<T>): Promise<T> {
  const run = c.var.deps.db.transaction(async (tx) => {
    await lineForRoles(tx);
    return work(tx, doerOf(c), await readGiver(tx, whoAsks(c).id));
  });
  return run.catch((error: unknown) => {
    if (isTaken(error)) throw new Refusal(409, 'The name was taken a moment ago. Try again.');
    throw error;
  });
}
