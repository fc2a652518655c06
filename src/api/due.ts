import { enterDigests } from '#features/blog/api/digest.ts';
import { publishDue } from '#features/blog/api/status.ts';
import { remindOfEvents } from '#features/calendar/api/reminders.ts';
import { deliverDue } from '#features/email/api/deliver.ts';
import { sendOutside } from '#features/email/api/outside.ts';
import { releaseUnpaid } from '#features/orders/api/card.ts';
import { giveBack } from '#features/orders/api/cardRefunds.ts';
import { tellOfOrders } from '#features/orders/api/tell.ts';
import { tellOfAnnouncements } from '#features/profile/api/announce.ts';
import { remindOfTasks } from '#features/todo/api/reminders.ts';
import { isOverSoon } from './behind.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { allSent } from './fewAtOnce.ts';
import { later } from './later.ts';
import { followPresence } from './presence.ts';
import { sendWaiting } from './waitingMails.ts';

type Work = (deps: Deps, now: Date) => Promise<void>;

/** What happens by itself when its time comes. */
const DUE: [name: string, work: Work][] = [
  ['following presence', followPresence],
  ['delivering mails', deliverDue],
  ['sending mails out', sendOutside],
  ['reminding of tasks', remindOfTasks],
  ['reminding of events', remindOfEvents],
  ['releasing unpaid orders', releaseUnpaid],
  ['giving payments back', giveBack],
  ['telling of orders', tellOfOrders],
  ['telling of announcements', tellOfAnnouncements],
  ['publishing posts', publishDue],
  ['writing the digest', enterDigests],
  ['sending waiting mails', sendWaiting],
];

/** They wait for the servers of others. */
const SLOW = new Set<Work>([giveBack]);

/** What slow work goes on, for whichever database. */
const underWay = new WeakMap<Db, Map<Work, Promise<void>>>();

function slowWorkOf(db: Db): Map<Work, Promise<void>> {
  const going = underWay.get(db) ?? new Map();
  underWay.set(db, going);
  return going;
}

/** What takes longer goes on behind, and is begun again once it is over. */
async function doSlowly(deps: Deps, name: string, work: Work) {
  const going = slowWorkOf(deps.db);
  if (going.has(work)) return;
  const doing = work(deps, deps.clock()).finally(() => going.delete(work));
  going.set(work, doing);
  if (!(await isOverSoon(doing))) later(deps, name, () => doing);
}

/** Does all that is due by now. Several processes do it at once: each takes rows that no other one holds. */
export async function doDue(deps: Deps) {
  for (const [name, work] of DUE) {
    try {
      await (SLOW.has(work) ? doSlowly(deps, name, work) : work(deps, deps.clock()));
    } catch (error) {
      // One that fails must not hold up the others.
      later(deps, name, () => Promise.reject(error));
    }
  }
}

const EVERY_MS = 2_000;

/** Looks every two seconds, never twice at once. Answers how to stop. */
export function followDue(deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = doDue(deps).finally(() => {
      busy = false;
    });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
    await Promise.allSettled(slowWorkOf(deps.db).values());
    await allSent(deps.db);
  };
}
