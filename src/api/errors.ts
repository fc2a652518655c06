import type { ErrorHandler, Hono, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldErrors } from '#contract/errors.ts';
import type { Env } from './deps.ts';
import { type Trouble, troubleOf } from './troubles.ts';

/** An answer other than success. Thrown anywhere in a route; nothing is changed by a request that fails. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly error: string | FieldErrors;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, error: string | FieldErrors, headers: Record<string, string> = {}) {
    super(typeof error === 'string' ? error : JSON.stringify(error));
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}

export const badInput = (fields: FieldErrors) => new Refusal(400, fields);
export const notFound = (sentence = 'There is nothing here. It may have been deleted.') => new Refusal(404, sentence);
export const tooMany = (seconds: number, sentence = 'Too many tries.') =>
  new Refusal(429, `${sentence} Try again in ${seconds} seconds.`, { 'Retry-After': String(seconds) });

const RETRY_LATER = { 'Retry-After': '2' };

/** The database is away or busy for a moment, or the disk is full: people are told so, and what to do. */
const refusalFor: Record<Trouble, () => Refusal> = {
  away: () => new Refusal(503, 'The server is interrupted for a moment. Try again in a few seconds.', RETRY_LATER),
  busy: () => new Refusal(503, 'Others are changing the same right now. Try again in a few seconds.', RETRY_LATER),
  full: () =>
    new Refusal(507, 'The disk of the server is full: nothing was saved. Tell your administrator, then try again.'),
};
export const noRoom = refusalFor.full;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A known address called with another method is told which ones it has. */
export const answerUnknown =
  ({ router }: Pick<Hono<Env>, 'router'>): NotFoundHandler<Env> =>
  (c) => {
    const isRoute = (method: string) =>
      router.match(method, c.req.path)[0].some(([[, route]]) => route.method !== 'ALL');
    const allowed = METHODS.filter(isRoute).map((method) => (method === 'GET' ? 'GET, HEAD' : method));
    if (allowed.length === 0) return c.json({ error: 'There is no such call.' }, 404);
    return c.json({ error: 'This call does not have this method.' }, 405, { Allow: allowed.join(', ') });
  };

export const answerError: ErrorHandler<Env> = (error, c) => {
  if (error instanceof Refusal) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json({ error: error.error }, error.status);
  }
  if (error instanceof HTTPException && error.status < 500) {
    // Hono's validators throw these for a body that cannot be read.
    if (error.status === 400) return c.json({ error: { body: ['The body is not valid JSON.'] } }, 400);
    return c.json({ error: error.message }, error.status as ContentfulStatusCode);
  }
  const { deps, requestId } = c.var;
  const trouble = troubleOf(error);
  if (trouble) {
    deps.log.warn({ requestId, error: describe(error) }, `request failed: ${trouble}`);
    return answerError(refusalFor[trouble](), c);
  }
  deps.log.error({ requestId, error: describe(error), at: framesOf(error) }, 'request failed');
  return c.json({ error: 'Something went wrong on our side. Try again.', id: requestId }, 500);
};

/** Where it happened. The head of a stack repeats the message, and with it the parameters. */
const framesOf = (error: Error) => error.stack?.split('\n').filter((line) => line.startsWith('    at '));

/** Drivers put statement parameters into their messages: those can be personal, so the log gets name and code only. */
function describe(error: Error): string {
  const cause = error.cause as { code?: string } | undefined;
  if (cause?.code) return `${error.name} ${cause.code}`;
  return error.message.startsWith('Failed query') ? 'Failed query' : error.message;
}
