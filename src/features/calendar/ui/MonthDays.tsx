import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber, formatWeekday } from '#web/kit/format.ts';
import classes from './Calendar.module.css';
import { DayNumber } from './DayNumber.tsx';
import days from './Days.module.css';
import { addDays, weekdayOf } from './days.ts';
import { spanOf } from './views.ts';

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = [0, 6];

interface Props {
  date: string;
  weekStart: number;
  today: string;
}

/** The days of the month where the grid has them: seen with the page, a moment before the grid and what is on them. */
export function MonthDays({ date, weekStart, today }: Props) {
  const { t } = useTranslation('calendar');
  const { from } = spanOf('month', date, weekStart);
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      <div className={classes.skeletonHead} aria-hidden>
        {COLUMNS.map((column) => (
          <span key={column} className={days.dayHeaderInner}>
            {formatWeekday(addDays(from, column))}
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row} className={classes.skeletonRow} aria-hidden>
          {COLUMNS.map((column) => {
            const day = addDays(from, row * 7 + column);
            return (
              <div
                key={day}
                className={`${classes.skeletonDay} ${WEEKEND.includes(weekdayOf(day)) ? days.weekend : ''}`}
                data-cell={day}
              >
                <div className={days.cellTop}>
                  <DayNumber
                    day={day}
                    number={formatNumber(Number(day.slice(8)))}
                    isToday={day === today}
                    isOther={day.slice(0, 7) !== date.slice(0, 7)}
                  />
                </div>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
