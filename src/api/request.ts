import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Deps, Env } from './deps.ts';
import { deviceOf } from './device.ts';
import { noRoom, Refusal } from './errors.ts';
import { isKey, NOT_BY_KEY, whoShowsKey } from './keys.ts';
import { whoHolds } from './sessions.ts';

const JSON_BYTES = 1024 * 1024;

/** Ids, times and log lines: what was asked, how it ended, how long it took. Never who or what was in it. */
const watch =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (c, next) => {
    const begin = performance.now();
    const requestId = crypto.randomUUID();
    c.set('deps', deps);
    c.set('me', null);
    c.set('requestId', requestId);
    c.set('address', c.env?.address ?? '127.0.0.1');
    c.set('device', deviceOf(c.req.header('user-agent')));
    await next();
    const seconds = (performance.now() - begin) / 1000;
    const route = routePath(c, -1);
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    // A file is shut in more tightly than an answer.
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    deps.metrics.observe(route, c.req.method, c.res.status, seconds);
    deps.log.info(
      { requestId, method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1000) },
      'request',
    );
  };

/** Links in mails and of calendars: whoever follows one comes from the page of their mails, or from another calendar. */
const LINKS = ['/api/invoice/shared/', '/calendar/feed/', '/blog/rss.xml'];

/** Pages of other sites get nothing, whatever a browser would let them send. */
const sameOrigin: MiddlewareHandler<Env> = async (c, next) => {
  const site = LINKS.some((link) => c.req.path.startsWith(link)) ? undefined : c.req.header('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site')
    throw new Refusal(403, 'Requests from other sites are not answered.');
  await next();
};

/** Calls that take a file have their own limit. */
const UPLOADS = [
  '/api/account/avatar',
  '/api/files',
  '/api/people/imports',
  '/api/questions/import',
  '/apps/calendar/import',
];
const isUpload = (c: Context) => UPLOADS.includes(c.req.path);
const jsonLimit = bodyLimit({
  maxSize: JSON_BYTES,
  onError: () => {
    throw new Refusal(413, 'This is too much at once: a request may have 1 MB at most.');
  },
});
const limitBody: MiddlewareHandler<Env> = async (c, next) => (isUpload(c) ? next() : jsonLimit(c, next));

const DEAD_KEY = 'This API key does not work. It may have run out or been revoked: make a new one.';

const identify: MiddlewareHandler<Env> = async (c, next) => {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token) {
    const { deps } = c.var;
    const me = isKey(token) ? await whoShowsKey(deps, token) : await whoHolds(deps, token);
    if (!me && isKey(token)) throw new Refusal(401, DEAD_KEY, { 'WWW-Authenticate': 'Bearer' });
    c.set('me', me);
    // So that the audit log tells a key from its person.
    if (me?.key) c.set('device', `API key: ${me.key.name}`);
  }
  await next();
};

/** Calls that change nothing for the person looked at, although they are not GET. */
const LOOKING = [
  '/api/account/getAllUsers',
  '/api/invoice/export',
  '/api/orders/export',
  '/api/people/export',
  '/api/questions/export',
  '/api/questions/export/check',
  '/api/view-as',
  '/jwt/refresh-token',
  '/jwt/logout',
];

const isLooking = (c: Context<Env>) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || LOOKING.includes(c.req.path);

/** Looking as somebody else is looking: nobody acts in another person's name. */
const onlyLook: MiddlewareHandler<Env> = async (c, next) => {
  const { me } = c.var;
  if (me && !isLooking(c)) {
    if (me.viewer)
      throw new Refusal(
        403,
        'You are looking at the product as somebody else: nothing can be changed. End it to go on.',
      );
    // It ended meanwhile, and the page still shows them: what is done there was not meant in one's own name.
    if (c.req.header('x-viewing'))
      throw new Refusal(409, 'You are not looking at the product as somebody else any more. Nothing was changed.');
  }
  await next();
};

/** What little signing in writes has its place in the room that is held back; deleting makes some. */
const goesOnWhenFull = (c: Context<Env>) =>
  isLooking(c) || c.req.method === 'DELETE' || ['/jwt/login', '/jwt/two-steps/login'].includes(c.req.path);

/** Before the database runs out of room altogether, which would end reading as well. */
const keepRoom: MiddlewareHandler<Env> = async (c, next) => {
  const { hasRoom } = c.var.deps;
  if (hasRoom && !goesOnWhenFull(c) && !(await hasRoom())) throw noRoom();
  await next();
};

/** What takes an account over or follows its person: a password is asked for, or a login. */
const NO_KEYS =
  /^\/(jwt\/|apps\/calendar\/subscription$|api\/(keys|live|view-as|account\/(email|delete|download))(\/|$)|api\/people\/[^/]+\/(reset-two-steps|send-password-reset|force-password-change|sessions)(\/|$))/;

/** A key does what its person may; what belongs to logins, passwords and keys themselves it does not. */
const keyLimits: MiddlewareHandler<Env> = async (c, next) => {
  const key = c.var.me?.key;
  if (key && NO_KEYS.test(c.req.path)) throw new Refusal(403, NOT_BY_KEY);
  if (key?.scope === 'read' && !isLooking(c))
    throw new Refusal(403, 'This API key may only read. Use one that may write.');
  await next();
};

/** What happens to every request before its route. */
export const beforeRoutes = (deps: Deps): [MiddlewareHandler<Env>, ...MiddlewareHandler<Env>[]] => [
  watch(deps),
  sameOrigin,
  limitBody,
  identify,
  onlyLook,
  keyLimits,
  keepRoom,
];
