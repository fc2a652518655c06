import { formatList, formatShortDate, formatTimeIn } from '#web/kit/format.ts';
import { dayIn, daysOf } from './days.ts';

const dayAndTime = (moment: string, zone: string) =>
  formatList([formatShortDate(dayIn(moment, zone)), formatTimeIn(moment, zone)]);

/** "9:00 – 10:00 ص": both in the same half of the day, which is said once. */
function together(start: string, end: string): string {
  const [clock, half] = start.split(/\s/u);
  return half && end.endsWith(half) ? `${clock} – ${end}` : `${start} – ${end}`;
}

/** "13:00 – 14:00"; with their days where they are not the same: "18 Nov, 13:00 – 20 Nov, 14:00". */
export function timeWords(entry: { start: string; end: string; allDay: boolean }, zone: string): string {
  const { start, end, allDay } = entry;
  if (allDay) return '';
  if (end <= start) return formatTimeIn(start, zone);
  const { first, last } = daysOf(entry, zone);
  if (first === last) return together(formatTimeIn(start, zone), formatTimeIn(end, zone));
  return `${dayAndTime(start, zone)} – ${dayAndTime(end, zone)}`;
}
