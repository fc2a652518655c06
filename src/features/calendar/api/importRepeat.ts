import { momentOf } from '#contract/zonedTime.ts';
import { readRepeat, writeMoment, writeRepeat } from '#features/calendar/repeat.ts';

/** Rules of other programs often say what follows from the start anyway; that is left out before they are read. */
export function importedRepeat(rule: string, wall: number, zone: string): string | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const start = new Date(wall);
  if (parts.get('FREQ') === 'YEARLY') {
    if (parts.get('BYMONTH') === String(start.getUTCMonth() + 1)) parts.delete('BYMONTH');
    if (parts.get('BYMONTHDAY') === String(start.getUTCDate())) parts.delete('BYMONTHDAY');
  }
  // Every day, on these days: every week, on these days.
  if (parts.get('FREQ') === 'DAILY' && parts.has('BYDAY') && (parts.get('INTERVAL') ?? '1') === '1')
    parts.set('FREQ', 'WEEKLY');
  const until = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(parts.get('UNTIL') ?? '');
  if (until) {
    const [, year, month, day, hour, minute, second] = until;
    const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    parts.set('UNTIL', writeMoment(momentOf(shown, zone)));
  }
  const repeat = readRepeat([...parts].map(([name, value]) => `${name}=${value}`).join(';'));
  return repeat && writeRepeat(repeat);
}
