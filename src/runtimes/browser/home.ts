import { routeAccess } from '#api/access.ts';
import { createApp } from '#api/app.ts';
import { databaseStorage } from '#api/databaseStorage.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Log, Mail } from '#api/deps.ts';
import { followDue } from '#api/due.ts';
import { memoryBus } from '#api/live.ts';
import { openDoor } from './comeBack.ts';
import type { Kept, Route, Start } from './messages.ts';
import { type Material, openDatabase } from './openDatabase.ts';
import { passwords } from './passwords.ts';
import { demoPolicy } from './policy.ts';
import { daysBetween, shiftSampleDates } from './sampleDates.ts';

/** Nothing to keep secret: database and key are both in the visitor's own tab. The same on every load, see comeBack. */
const SECRET = 'the demo in a page signs its logins with this';

const log: Log = {
  info: () => {},
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => console.error(message, fields),
};

/** Calls that ask nothing of the database: the login page stands while it is still on its way. */
const ANSWERED_AT_ONCE = new Set(['/api/start', '/healthz', '/api/openapi.json']);
const isAnsweredAtOnce = (request: Request) =>
  ANSWERED_AT_ONCE.has(new URL(request.url).pathname) && !request.headers.has('authorization');

const NOT_OPEN_YET = new Proxy({} as Db, {
  get() {
    throw new Error('The database is not open yet.');
  },
});

/** The API at once, so that the page learns what is answered here; its database follows, and calls wait for it. */
export function openHome(start: Start, opening: Promise<Material>, send: (mail: Mail) => void) {
  const clock = () => new Date();
  const deps: Deps = {
    db: NOT_OPEN_YET,
    storage: databaseStorage(() => deps.db),
    bus: memoryBus(),
    log,
    clock,
    secret: SECRET,
    passwords,
    policy: demoPolicy(start.publicUrl),
    mailer: { isReal: false, send: async (mail) => send(mail) },
    metrics: { observe: () => {}, text: async () => '' },
  };
  const app = createApp(deps);

  async function fill() {
    deps.db = await openDatabase(await opening);
    await shiftSampleDates(deps.db, daysBetween(new Date(start.builtAt), clock()));
    followDue(deps);
    return openDoor(deps, start.userAgent);
  }
  const filled = fill();

  return {
    routes: routeAccess(app).map(({ method, path }): Route => ({ method, path })),
    ready: filled.then(() => {}),
    async answer(request: Request, kept: Kept | null): Promise<Response> {
      if (!isAnsweredAtOnce(request)) {
        const letIn = await filled;
        await letIn(kept);
      }
      return app.fetch(request);
    },
  };
}
