import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from '#api/deps.ts';
import { mayTake } from '#api/describe.ts';
import { badInput } from '#api/errors.ts';
import { jsonGiven } from '#api/jsonGiven.ts';
import { valid } from '#api/valid.ts';
import { type BoardId, boardId } from '#features/kanban/contract.ts';

export const boardInQuery = valid('query', z.object({ id: boardId.optional() }));

const body = z.union([boardId, z.object({ id: boardId }).transform((given) => given.id)]);

export const boardInBody = mayTake(body);

/** The board's id is the whole body (`3`, `"todo"`); `{ "id": … }` and `?id=` are taken too. */
export async function boardGiven(c: Context<Env>, inQuery: BoardId | undefined): Promise<BoardId> {
  if (inQuery !== undefined) return inQuery;
  const given = body.safeParse(await jsonGiven(c));
  if (!given.success) throw badInput({ id: ['Say which board: send its id.'] });
  return given.data;
}
