import { eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { randomToken } from '#api/tokens.ts';
import { NEW_SETTINGS } from '#features/calendar/choices.ts';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { calendarSettings } from './tables.ts';

export async function readSettings(db: Db, me: number): Promise<CalendarSettings> {
  const [found] = await db.select().from(calendarSettings).where(eq(calendarSettings.personId, me));
  if (!found) return NEW_SETTINGS;
  const { personId: _, feedToken: __, ...settings } = found;
  return settings;
}

/** The zone of events that say none, and where somebody's days begin. */
export const zoneOfPerson = async (db: Db, me: number) => (await readSettings(db, me)).timeZone ?? 'UTC';

const linkOf = ({ policy }: Pick<Deps, 'policy'>, token: string | null) =>
  token === null ? null : `${policy.publicUrl}/calendar/feed/${token}.ics`;

export async function readSubscription(deps: Deps, me: number) {
  const [found] = await deps.db
    .select({ token: calendarSettings.feedToken })
    .from(calendarSettings)
    .where(eq(calendarSettings.personId, me));
  return { link: linkOf(deps, found?.token ?? null) };
}

/** A new link closes the one before it; null closes it for good. */
export async function putSubscription(deps: Deps, me: number, how: 'new' | 'none') {
  const feedToken = how === 'new' ? randomToken() : null;
  await deps.db
    .insert(calendarSettings)
    .values({ personId: me, ...NEW_SETTINGS, feedToken })
    .onConflictDoUpdate({ target: calendarSettings.personId, set: { feedToken } });
  return { link: linkOf(deps, feedToken) };
}
