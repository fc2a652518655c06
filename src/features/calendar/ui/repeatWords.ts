import { readRepeat, WEEKDAYS, type Weekday } from '#features/calendar/repeat.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatDate, formatList, formatWeekday } from '#web/kit/format.ts';
import { addDays } from './days.ts';
import { choiceOf } from './repeat.ts';

const MONDAY = '2026-11-16';
const nameOf = (day: Weekday) => formatWeekday(addDays(MONDAY, WEEKDAYS.indexOf(day)));

/** "Every 2 weeks on Mon, Wed, until 31 Dec 2026". */
export function repeatWords(rule: string, zone: string): string {
  const { every, interval, weekdays, monthly, ends, until, count } = choiceOf(rule, zone);
  if (every === 'never') return '';
  const parts = [i18n.t(`calendar:repeat.said.${every}`, { count: interval })];
  if (weekdays.length > 0) parts.push(formatList(WEEKDAYS.filter((one) => weekdays.includes(one)).map(nameOf)));
  // As the rule has it: one occurrence may stand on another day, and days begin elsewhere in other zones.
  const [on] = readRepeat(rule)?.days ?? [];
  if (monthly !== 'day' && on)
    parts.push(i18n.t(`calendar:repeat.monthly.${monthly}`, { nth: on.nth, weekday: nameOf(on.day) }));
  if (ends === 'until') parts.push(i18n.t('calendar:repeat.saidUntil', { day: formatDate(until) }));
  if (ends === 'count') parts.push(i18n.t('calendar:repeat.saidCount', { count }));
  return formatList(parts);
}
