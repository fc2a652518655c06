import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { readerColumns, readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { notify } from '#api/notify.ts';
import { isActive, mayReach } from '#api/whoMay.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { eventLink } from './eventLink.ts';
import { type GuestRow, guestsIn } from './guests.ts';
import { invitationFile, type Method } from './ics.ts';
import { eventMail } from './mails.ts';
import type { EventRow, Occurrence } from './occurrences.ts';
import { exceptionsOf } from './queries.ts';
import type { Saved } from './save.ts';
import { guestsOf } from './show.ts';

type Told = Extract<NotificationKind, 'event-invitation' | 'event-changed' | 'event-cancelled'>;

/** What people are told of: the event, or the one occurrence that was changed by itself. */
function shownAt(event: EventRow, at: Occurrence | undefined): EventRow {
  if (!at?.exception) return event;
  const { title, location, allDay, startsAt, endsAt, timeZone } = at.exception;
  return { ...event, title, location, allDay, startsAt, endsAt, timeZone };
}

/** Guests who open the calendar here are told here; the others, and those without an account, by mail. */
async function tellGuests(deps: Deps, event: EventRow, guests: GuestRow[], kind: Told, at?: Occurrence) {
  if (guests.length === 0) return;
  const { db } = deps;
  const [organizer] = await db
    .select({ name: people.fullName, email: people.email, language: readerColumns.language })
    .from(people)
    .where(eq(people.id, event.ownerId));
  if (!organizer) return;
  const ids = guests.flatMap((one) => one.personId ?? []);
  const active = await db
    .select({ ...readerColumns, id: people.id })
    .from(people)
    .where(and(inArray(people.id, ids), isActive));
  const here = await db
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, ids), mayReach('Calendar')));
  const inApp = new Set(here.map((one) => one.id));
  const shown = shownAt(event, at);
  const method: Method = kind === 'event-cancelled' ? 'CANCEL' : 'REQUEST';
  await notify(deps, {
    to: [...inApp],
    kind,
    data: { name: organizer.name, title: shown.title },
    link: method === 'REQUEST' ? eventLink(event.id, at?.occurrence) : '/apps/calendar',
  });
  const byMail = [
    ...active.filter((one) => !inApp.has(one.id)),
    // Of a guest without an account nothing is known but who invites.
    ...guests
      .filter((one) => one.personId === null)
      .map(({ email, name }) => ({ email, fullName: name, language: organizer.language })),
  ];
  if (byMail.length === 0) return;
  const exceptions = (await exceptionsOf(db, [event.id])).get(event.id) ?? [];
  const invited = (await guestsOf(db, [event.id])).get(event.id) ?? [];
  const file = invitationFile(method, { event, exceptions }, { organizer, guests: invited }, deps.clock());
  for (const to of byMail) sendLater(deps, eventMail(method, shown, organizer, readerOf(deps, to), file));
}

/** Tells every open page of those concerned. */
export async function tellPages(deps: Deps, event: EventRow, more: GuestRow[] = []) {
  const guests = [...(await guestsIn(deps.db, event.id)), ...more];
  const concerned = new Set([event.ownerId, ...guests.flatMap((one) => one.personId ?? [])]);
  await deps.bus.publish({ people: [...concerned], topic: 'calendar', ids: [event.id] });
}

export async function tellSaved(deps: Deps, { event, occurrence, asked, informed, gone }: Saved) {
  await tellPages(deps, event, gone);
  await tellGuests(deps, event, asked, 'event-invitation');
  await tellGuests(deps, event, informed, 'event-changed', occurrence);
  await tellGuests(deps, event, gone, 'event-cancelled');
}

export async function tellRemoved(deps: Deps, event: EventRow, guests: GuestRow[], scope: 'whole' | 'part') {
  await tellPages(deps, event);
  // Of a series that goes on, those who have it elsewhere get what is left of it.
  await tellGuests(deps, event, guests, scope === 'whole' ? 'event-cancelled' : 'event-changed');
}

export async function tellRestored(deps: Deps, events: EventRow[]) {
  for (const event of events) {
    await tellPages(deps, event);
    await tellGuests(deps, event, await guestsIn(deps.db, event.id), 'event-invitation');
  }
}
