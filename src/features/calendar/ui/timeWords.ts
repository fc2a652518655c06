import { formatList, formatShortDate, formatTimeIn } from '#web/kit/format.ts';
import { dayIn, daysOf } from './days.ts';

const dayAndTime = (moment: string, zone: string) =>
  formatList([formatShortDate(dayIn(moment, zone)), formatTimeIn(moment, zone)]);

/** "13:00 – 14:00"; with their days where they are not the same: "18 Nov, 13:00 – 20 Nov, 14:00". */
export function timeWords(entry: { start: string; end: string; allDay: boolean }, zone: string): string {
  const { start, end, allDay } = entry;
  if (allDay) return '';
  if (end <= start) return formatTimeIn(start, zone);
  const { first, last } = daysOf(entry, zone);
  const write = first === last ? formatTimeIn : dayAndTime;
  return `${write(start, zone)} – ${write(end, zone)}`;
}
