import { formatMonthShort, formatNumber } from '#web/kit/format.ts';
import days from './Days.module.css';

const FIRST = 1;

interface Props {
  day: string;
  /** As the language writes it. */
  number: string;
  isToday: boolean;
  /** Of the month before or after. */
  isOther: boolean;
}

/** The number of a day in a month; the first says which month begins. */
export function DayNumber({ day, number, isToday, isOther }: Props) {
  return (
    <span className={days.number} data-today={isToday || undefined} data-other={isOther || undefined}>
      <span>{number}</span>
      {number === formatNumber(FIRST) && <span className={days.monthName}>{formatMonthShort(day)}</span>}
    </span>
  );
}
