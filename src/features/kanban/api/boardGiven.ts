import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from '#api/deps.ts';
import { badInput } from '#api/errors.ts';
import { valid } from '#api/valid.ts';
import { type BoardId, boardId } from '#features/kanban/contract.ts';

export const boardInQuery = valid('query', z.object({ id: boardId.optional() }));

const body = z.union([boardId, z.object({ id: boardId }).transform((given) => given.id)]);

/** The board's id is the whole body (`3`, `"todo"`); `{ "id": … }` and `?id=` are taken too. */
export async function boardGiven(c: Context<Env>, inQuery: BoardId | undefined): Promise<BoardId> {
  if (inQuery !== undefined) return inQuery;
  const text = await c.req.text();
  let sent: unknown;
  try {
    sent = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw badInput({ body: ['The body is not valid JSON.'] });
  }
  const given = body.safeParse(sent);
  if (!given.success) throw badInput({ id: ['Say which board: send its id.'] });
  return given.data;
}
