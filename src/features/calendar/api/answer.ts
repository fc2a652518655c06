import { and, eq } from 'drizzle-orm';
import type { Deps, Me } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { notify } from '#api/notify.ts';
import type { GuestAnswer } from '#features/calendar/contract.ts';
import { eventLink } from './eventLink.ts';
import type { EventRow } from './occurrences.ts';
import { findEvent } from './queries.ts';
import { calendarGuests } from './tables.ts';

/** A guest says whether they come; whoever invited them is told when that is news. */
export async function answerInvitation(deps: Deps, me: Me, id: number, answer: GuestAnswer): Promise<EventRow> {
  const { db, clock } = deps;
  const event = await findEvent(db, me.id, id);
  if (!event) throw notFound();
  const own = and(eq(calendarGuests.eventId, id), eq(calendarGuests.personId, me.id));
  const isNews = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(calendarGuests).where(own).for('update');
    if (!before) throw new Refusal(409, 'This is your own event: there is nothing to answer.');
    await tx.update(calendarGuests).set({ answer, answeredAt: clock() }).where(own);
    return before.answer !== answer;
  });
  if (isNews) {
    await notify(deps, {
      to: [event.ownerId],
      kind: 'event-answer',
      data: { name: me.fullName, title: event.title, answer },
      link: eventLink(id),
    });
  }
  return event;
}
