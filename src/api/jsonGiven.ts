import type { Context } from 'hono';
import type { Env } from './deps.ts';
import { badInput } from './errors.ts';
import { refuseUnstorable } from './unstorable.ts';

/** The body of a call that may have none, whatever it is labelled. Undefined where nothing was sent. */
export async function jsonGiven(c: Context<Env>): Promise<unknown> {
  const text = await c.req.text();
  const given = text === '' ? undefined : parsed(text);
  refuseUnstorable(given);
  return given;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput({ body: ['The body is not valid JSON.'] });
  }
}
