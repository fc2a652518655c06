import { WEEKDAYS } from '#contract/repeat.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatDate, formatList, formatWeekday } from '#web/kit/format.ts';
import { addDays } from './days.ts';
import { choiceOf, nthOf } from './repeat.ts';

const MONDAY = '2026-11-16';

/** "Every 2 weeks on Mon, Wed, until 31 Dec 2026". */
export function repeatWords(rule: string, start: string, zone: string): string {
  const { every, interval, weekdays, monthly, ends, until, count } = choiceOf(rule, zone);
  if (every === 'never') return '';
  const day = start.slice(0, 10);
  const parts = [i18n.t(`calendar:repeat.said.${every}`, { count: interval })];
  if (weekdays.length > 0)
    parts.push(
      formatList(
        WEEKDAYS.filter((one) => weekdays.includes(one)).map((one) =>
          formatWeekday(addDays(MONDAY, WEEKDAYS.indexOf(one))),
        ),
      ),
    );
  if (every === 'MONTHLY' && monthly !== 'day')
    parts.push(i18n.t(`calendar:repeat.monthly.${monthly}`, { nth: nthOf(day), weekday: formatWeekday(day) }));
  if (ends === 'until') parts.push(i18n.t('calendar:repeat.saidUntil', { day: formatDate(until) }));
  if (ends === 'count') parts.push(i18n.t('calendar:repeat.saidCount', { count }));
  return formatList(parts);
}
