import type { Handler, Hono, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { describeRoute } from 'hono-openapi';
import type { Action, Subject } from '#contract/access.ts';
import type { Env } from './deps.ts';
import { Refusal } from './errors.ts';

export type AccessRule = 'public' | 'signed-in' | 'staff' | 'operator' | { action: Action; subject: Subject };

const RULE = Symbol('access rule');
type Ruled = { [RULE]?: AccessRule };

const ruleOf = (handler: unknown): AccessRule | undefined => (handler as Ruled)[RULE];

export const NOT_SIGNED_IN = 'Sign in to go on.';
export const NOT_ALLOWED = 'You are not allowed to do this. Ask an administrator for the permission.';

const OTHER_AREA = 'This API key is for other areas. Use one without areas for this.';
/** Who it is, and the work that goes on: routes of jobs look at what a job is about. */
const OF_EVERY_AREA = /^\/api\/(me|jobs(\/.*)?)$/;

function check(rule: AccessRule, c: Parameters<MiddlewareHandler<Env>>[0]) {
  if (rule === 'public') return;
  const { me, deps } = c.var;
  if (rule === 'operator') {
    const token = deps.policy.metricsToken;
    if (token && c.req.header('authorization') === `Bearer ${token}`) return;
  }
  if (!me) throw new Refusal(401, NOT_SIGNED_IN, { 'WWW-Authenticate': 'Bearer' });
  // A key for some areas opens those, what says whose key it is, and what becomes of the work it began there.
  if (typeof rule === 'string' && rule !== 'operator' && me.key?.areas.length && !OF_EVERY_AREA.test(c.req.path))
    throw new Refusal(403, OTHER_AREA);
  if (rule === 'signed-in') return;
  if (rule === 'staff') {
    if (me.access === 'Student') throw new Refusal(403, NOT_ALLOWED);
    return;
  }
  const { action, subject } = rule === 'operator' ? ({ action: 'manage', subject: 'System' } as const) : rule;
  if (!me.ability.can(action, subject)) throw new Refusal(403, NOT_ALLOWED);
}

/** Who may call, for people (`x-access`) and for tools (`security`). */
function describe(rule: AccessRule) {
  const who = typeof rule === 'string' ? rule : `${rule.action} ${rule.subject}`;
  return { 'x-access': who, security: rule === 'public' ? [] : [{ bearer: [] }] };
}

/** Every route begins with this: who may call it. A route without it answers 403 to everyone. */
export function allow(rule: AccessRule): MiddlewareHandler<Env> {
  const guard: MiddlewareHandler<Env> = async (c, next) => {
    check(rule, c);
    await next();
  };
  // What describeRoute() leaves on its handler is all that the API description reads.
  return Object.assign(guard, describeRoute(describe(rule)), { [RULE]: rule });
}

export const can = (action: Action, subject: Subject) => allow({ action, subject });

/** Denies by default: stops a request whose route says nothing about access. */
export const denyUnruled: MiddlewareHandler<Env> = async (c, next) => {
  const ends = matchedRoutes(c).filter((route) => route.method !== 'ALL');
  if (ends.length > 0 && !ends.some((route) => ruleOf(route.handler))) throw new Refusal(403, NOT_ALLOWED);
  await next();
};

export interface RouteAccess {
  method: string;
  path: string;
  rule: AccessRule | undefined;
}

/** Every route of an app with its rule: for the test that none lacks one, and for the API description. */
export function routeAccess(app: Pick<Hono<Env>, 'routes'>): RouteAccess[] {
  const found = new Map<string, RouteAccess>();
  for (const { method, path, handler } of app.routes as { method: string; path: string; handler: Handler }[]) {
    if (method === 'ALL') continue;
    const key = `${method} ${path}`;
    const known = found.get(key);
    found.set(key, { method, path, rule: known?.rule ?? ruleOf(handler) });
  }
  return [...found.values()];
}
