import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { take } from '#api/limits.ts';
import { placeOf } from '#api/loginLimits.ts';
import { hashToken, isToken } from '#api/tokens.ts';
import { mayReach } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import { grouped } from './grouped.ts';
import { FILE_END, fileHead, type Series, seriesText } from './ics.ts';
import { exceptionsOf } from './queries.ts';
import { DAY } from './rule.ts';
import { guestsOf } from './show.ts';
import { calendarEvents, calendarGuests, calendarReminders, calendarSettings } from './tables.ts';

const AT_ONCE = 500;
const FEED_DAYS = 400;
const FEED_LIMIT = { points: 120, seconds: 600 };

/** Whose calendar a secret link opens. Guesses and programs that ask all the time are slowed down. */
export async function feedOf(c: Context<Env>, given: string): Promise<number> {
  const { db, clock } = c.var.deps;
  const token = given.replace(/\.ics$/, '');
  const [found] = isToken(token)
    ? await db
        .select({ id: people.id })
        .from(calendarSettings)
        .innerJoin(people, eq(people.id, calendarSettings.personId))
        .where(and(eq(calendarSettings.feedToken, token), mayReach('Calendar')))
    : [];
  const who = found ? await hashToken(token) : placeOf(c.var.address);
  await take(db, clock(), `calendar-feed:${who}`, FEED_LIMIT);
  if (!found) throw notFound('This link leads nowhere any more. Ask whoever gave it to you for a new one.');
  return found.id;
}

/** Own events; what is followed leaves out what is long over, and has the invitations that were accepted. */
function wanted(me: number, which: 'everything' | 'recent', now: Date) {
  const own = eq(calendarEvents.ownerId, me);
  if (which === 'everything') return own;
  const accepted = sql`${calendarEvents.id} IN (SELECT ${calendarGuests.eventId} FROM ${calendarGuests}
    WHERE ${calendarGuests.personId} = ${me} AND ${calendarGuests.answer} IN ('accepted', 'tentative'))`;
  return and(sql`(${own} OR ${accepted})`, gte(calendarEvents.lastsUntil, new Date(now.getTime() - FEED_DAYS * DAY)));
}

async function nextSeries(db: Db, me: number, which: 'everything' | 'recent', now: Date, after: number) {
  const events = await db
    .select({ event: calendarEvents, name: people.fullName, email: people.email })
    .from(calendarEvents)
    .innerJoin(people, eq(people.id, calendarEvents.ownerId))
    .where(and(wanted(me, which, now), isNull(calendarEvents.removedAt), gt(calendarEvents.id, after)))
    .orderBy(asc(calendarEvents.id))
    .limit(AT_ONCE);
  const ids = events.map((one) => one.event.id);
  if (ids.length === 0) return [];
  const [exceptions, guests] = [await exceptionsOf(db, ids), await guestsOf(db, ids)];
  const set = await db
    .select()
    .from(calendarReminders)
    .where(inArray(calendarReminders.eventId, ids))
    .orderBy(asc(calendarReminders.minutes));
  const reminders = grouped(set, (one) => one.eventId);
  return events.map(({ event, name, email }) => {
    const series: Series = {
      event,
      exceptions: exceptions.get(event.id) ?? [],
      reminders: (reminders.get(event.id) ?? []).map((one) => one.minutes),
    };
    const invited = guests.get(event.id) ?? [];
    return { series, party: invited.length > 0 ? { organizer: { name, email }, guests: invited } : undefined };
  });
}

/** Written as it is read, so that a long calendar takes no more memory than a short one. */
export function answerFile(c: Context<Env>, me: number, which: 'everything' | 'recent') {
  const { db, clock } = c.var.deps;
  const now = clock();
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="calendar.ics"');
  return stream(c, async (out) => {
    const zones = new Set<string>();
    await out.write(fileHead());
    for (let after = 0; ; ) {
      const some = await nextSeries(db, me, which, now, after);
      const texts = some.map(({ series, party }) => seriesText(series, now, zones, party));
      if (texts.length > 0) await out.write(texts.join(''));
      after = some.at(-1)?.series.event.id ?? 0;
      if (some.length < AT_ONCE) break;
    }
    await out.write(FILE_END);
  });
}
