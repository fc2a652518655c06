import type { Mail } from '#api/deps.ts';
import type { Method } from './ics.ts';
import type { EventRow } from './occurrences.ts';
import { zoneOf } from './occurrences.ts';

const SUBJECTS: Record<Method, string> = { REQUEST: 'Invitation', CANCEL: 'Cancelled' };

function whenOf(event: EventRow): string {
  const day = { dateStyle: 'full', timeZone: zoneOf(event) } as const;
  const words = new Intl.DateTimeFormat('en-GB', event.allDay ? day : { ...day, timeStyle: 'short' });
  return event.allDay ? words.format(event.startsAt) : `${words.format(event.startsAt)} (${zoneOf(event)})`;
}

interface Addressed {
  email: string;
  name: string;
}

/** What guests get who do not see it in a calendar here. The attached file goes into their own. */
export function eventMail(method: Method, event: EventRow, organizer: Addressed, to: Addressed, file: string): Mail {
  const said =
    method === 'REQUEST'
      ? `${organizer.name} invites you: ${event.title}\n${whenOf(event)}${event.location ? `\n${event.location}` : ''}`
      : `${organizer.name} cancelled: ${event.title}\n${whenOf(event)}`;
  const help =
    method === 'REQUEST'
      ? `Open the attached file to put it into your calendar. To accept or decline, answer this mail: it goes to ${organizer.name} (${organizer.email}).`
      : 'Open the attached file to take it out of your calendar.';
  // A guest without a name is known by the address.
  const greeting = to.name && to.name !== to.email ? `Hello ${to.name},` : 'Hello,';
  return {
    to: to.email,
    replyTo: { name: organizer.name, address: organizer.email },
    subject: `${SUBJECTS[method]}: ${event.title.replace(/\s+/g, ' ')}`,
    text: `${greeting}\n\n${said}\n\n${help}\n\nLMS`,
    attachments: [
      {
        name: method === 'REQUEST' ? 'invitation.ics' : 'cancelled.ics',
        type: `text/calendar; charset=utf-8; method=${method}`,
        content: new TextEncoder().encode(file),
      },
    ],
  };
}
