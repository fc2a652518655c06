import type { CalendarEvent } from '#features/calendar/contract.ts';
import { meet } from '#web/kit/meet.ts';
import type { Change, Times } from './change.ts';
import { type FormInput, fieldsOf, formOf } from './eventForm.ts';

/** The fields as they are sent: what is sent together is one, and order is none where the server has its own. */
function sentOf(values: FormInput) {
  const { start, end, allDay, extendedProps, ...words } = fieldsOf(values);
  const { guests: _, reminders, timeZone, ...more } = extendedProps;
  return {
    ...words,
    ...more,
    times: [start, end, allDay, timeZone],
    guests: values.guests.map((one) => one.email.toLowerCase()).toSorted(),
    reminders: reminders.toSorted((a, b) => a - b),
  };
}

const isSameTime = (a: string, b: string) => Date.parse(a) === Date.parse(b);
const isSameTimes = (a: Times, b: Times) =>
  a.allDay === b.allDay && isSameTime(a.start, b.start) && isSameTime(a.end, b.end);

/** Whether a change that waited would overwrite what was changed elsewhere since: the same was changed here and there. */
export function isContested({ written, was, now }: Change, stands: CalendarEvent): boolean {
  if (!written) return !isSameTimes(was, stands) && !isSameTimes(now, stands);
  const { began, typed, zone } = written;
  return meet(sentOf(began), sentOf(typed), sentOf(formOf(stands, zone))).isBoth;
}
