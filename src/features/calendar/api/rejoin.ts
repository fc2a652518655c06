import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import type { Rejoin } from '#features/calendar/contract.ts';
import { cutBefore, exceptionsAfter, moveFrom } from './move.ts';
import { type EventRow, repeatOf } from './occurrences.ts';
import { exceptionsOf } from './queries.ts';
import { setReminders } from './reminders.ts';
import { type Removed, removeEvent } from './remove.ts';
import { lockEvent, replaceExceptions, rewriteEvent } from './store.ts';

const CHANGED = 'This event was changed since: the two parts cannot be put together again.';

/**
 * Takes back that the following occurrences went on as an event of their own: the series has its old rule again, and
 * what stood apart among them stands apart in it.
 */
export async function rejoin(
  tx: Db,
  me: number,
  { id, restId, occurrence, repeat }: Rejoin,
  now: Date,
): Promise<{ event: EventRow; rest: Removed }> {
  const cut = await lockEvent(tx, me, id);
  const rest = await lockEvent(tx, me, restId);
  const from = Date.parse(occurrence);
  const whole = { ...cut, repeat };
  if (cutBefore(whole, from)?.repeat !== cut.repeat) throw new Refusal(409, CHANGED);
  const isSameRule = repeatOf(whole)?.freq === repeatOf(rest)?.freq;
  const kept = await exceptionsOf(tx, [id, restId]);
  const move = moveFrom(rest, { ...cut, startsAt: new Date(from) });
  const back = exceptionsAfter(kept.get(restId) ?? [], whole, move, isSameRule);
  await replaceExceptions(tx, id, [...(kept.get(id) ?? []), ...back]);
  const removed = await removeEvent(tx, me, restId, { scope: 'all', occurrence: null }, now);
  const event = await rewriteEvent(tx, cut, { repeat }, now);
  await setReminders(tx, event, undefined, now);
  return { event, rest: removed };
}
