import { useMemo } from 'react';
import type { EventKind } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDay } from '#web/kit/format.ts';
import classes from './Calendar.module.css';
import { daysOf, isWithin } from './days.ts';
import { EventLook, lookOf } from './EventLook.tsx';
import { type Entry, inOrder } from './entries.ts';
import { MiniMonth } from './MiniMonth.tsx';

interface Props {
  date: string;
  today: string;
  weekStart: number;
  zone: string;
  entries: Entry[];
  marks: Map<string, EventKind[]>;
  onOpen: (entry: Entry) => void;
  onDay: (day: string) => void;
}

/** On a phone a month shows dots, and the chosen day's events below. */
export function PhoneMonth({ date, today, weekStart, zone, entries, marks, onOpen, onDay }: Props) {
  const { t } = useTranslation('calendar');
  const ofDay = useMemo(
    () => entries.filter((entry) => isWithin(date, daysOf(entry, zone))).sort(inOrder),
    [entries, date, zone],
  );
  return (
    <div className={classes.phoneMonth}>
      <MiniMonth
        big
        month={date}
        onMonth={onDay}
        chosen={date}
        today={today}
        weekStart={weekStart}
        marks={marks}
        onChoose={onDay}
      />
      <h3 className={classes.dayTitle}>{formatDay(date)}</h3>
      {ofDay.length === 0 && <p className={classes.quiet}>{t('nothingOnDay')}</p>}
      <ul className={classes.dayList}>
        {ofDay.map((entry) => (
          <li key={entry.key}>
            <button type="button" className={`${classes.dayRow} ${lookOf(entry)}`} onClick={() => onOpen(entry)}>
              <EventLook entry={entry} zone={zone} look="row" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
