import type { Mail } from '#api/deps.ts';
import { dateText } from '#api/formats.ts';
import { letter, type Reader } from '#api/mailWords/letter.ts';
import type { Language } from '#api/mailWords/say.ts';
import type { Method } from './ics.ts';
import type { EventRow } from './occurrences.ts';
import { zoneOf } from './occurrences.ts';

function whenOf(event: EventRow, language: Language): string {
  const day = { dateStyle: 'full', timeZone: zoneOf(event) } as const;
  if (event.allDay) return dateText(event.startsAt, language, day);
  return `${dateText(event.startsAt, language, { ...day, timeStyle: 'short' })} (${zoneOf(event)})`;
}

interface Organizer {
  email: string;
  name: string;
}

/** What guests get who do not see it in a calendar here. The attached file goes into their own. */
export function eventMail(method: Method, event: EventRow, organizer: Organizer, to: Reader, file: string): Mail {
  const { name, email: address } = organizer;
  const when = whenOf(event, to.language);
  // A guest without a name is known by the address.
  const guest = { ...to, fullName: to.fullName === to.email ? '' : to.fullName };
  const gaps = { name, title: event.title.replace(/\s+/g, ' ') };
  const mail =
    method === 'REQUEST'
      ? letter(guest, 'event-request', { ...gaps, address, when: event.location ? `${when}\n${event.location}` : when })
      : letter(guest, 'event-cancel', { ...gaps, when });
  return {
    ...mail,
    replyTo: { name, address },
    attachments: [
      {
        name: method === 'REQUEST' ? 'invitation.ics' : 'cancelled.ics',
        type: `text/calendar; charset=utf-8; method=${method}`,
        content: new TextEncoder().encode(file),
      },
    ],
  };
}
