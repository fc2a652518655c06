import type { Context } from 'hono';
import { z } from 'zod';
import { id } from '#contract/ids.ts';
import type { Env } from './deps.ts';
import { mayTake } from './describe.ts';
import { badInput } from './errors.ts';
import { jsonGiven } from './jsonGiven.ts';
import { valid } from './valid.ts';

/** Deletes name what they delete with `?id=`; a JSON body `{ "id": … }`, or the id as the whole body, is taken too. */
export const idInQuery = valid('query', z.object({ id: z.optional(id) }));

const body = z.union([id, z.object({ id }).transform((given) => given.id)]);
export const idInBody = mayTake(body);

export async function idGiven(c: Context<Env>, inQuery: number | undefined): Promise<number> {
  if (inQuery !== undefined) return inQuery;
  const given = body.safeParse(await jsonGiven(c));
  if (!given.success) throw badInput({ id: ['Say which one: send its id.'] });
  return given.data;
}
