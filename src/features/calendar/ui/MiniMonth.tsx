import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { EventKind } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDay, formatMonth, formatNumber, formatWeekday, formatWeekdayNarrow } from '#web/kit/format.ts';
import { hueClass } from '#web/kit/Hue.tsx';
import { addDays, addMonths, startOfMonth, startOfWeek, weekdayOf } from './days.ts';
import { HUE_OF } from './kinds.ts';
import classes from './MiniMonth.module.css';

interface Props {
  /** Any day of the month that is shown. */
  month: string;
  onMonth: (month: string) => void;
  chosen: string;
  today: string;
  weekStart: number;
  /** What happens on which day. */
  marks: Map<string, EventKind[]>;
  onChoose: (day: string) => void;
  /** Fills a phone; with dots in the colours of their kinds. */
  big?: boolean;
}

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const MOST_DOTS = 4;

function nextDay(key: string, day: string, weekStart: number, isRtl: boolean): string | undefined {
  const along = isRtl ? -1 : 1;
  const fromStart = (weekdayOf(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, along);
    case 'ArrowLeft':
      return addDays(day, -along);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -fromStart);
    case 'End':
      return addDays(day, 6 - fromStart);
    case 'PageDown':
      return addMonths(day, 1);
    case 'PageUp':
      return addMonths(day, -1);
    default:
      return undefined;
  }
}

/** A month to go by. Arrows move the day that has the focus, Enter goes there. */
export function MiniMonth({ month, onMonth, chosen, today, weekStart, marks, onChoose, big = false }: Props) {
  const { t } = useTranslation('calendar');
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const first = startOfWeek(startOfMonth(month), weekStart);
  const last = addDays(first, 41);
  const shown = (day: string | null): day is string => day !== null && day >= first && day <= last;
  const stop = shown(focused) ? focused : shown(chosen) ? chosen : startOfMonth(month);

  const moving = useRef(false);
  useEffect(() => {
    if (!moving.current || !focused) return;
    moving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function press(event: KeyboardEvent) {
    const to = nextDay(event.key, stop, weekStart, document.dir === 'rtl');
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    moving.current = true;
    setFocused(to);
    if (to.slice(0, 7) !== month.slice(0, 7)) onMonth(to);
  }

  const name = (day: string) => {
    const count = marks.get(day)?.length ?? 0;
    return count > 0 ? t('dayWith', { day: formatDay(day), count, number: formatNumber(count) }) : formatDay(day);
  };
  return (
    <div className={classes.month} data-big={big || undefined}>
      {!big && (
        <div className={classes.head}>
          <h2 className={classes.title} aria-live="polite">
            {formatMonth(month)}
          </h2>
          <ActionIcon
            size={28}
            aria-label={t('previousMonth')}
            onClick={() => onMonth(addMonths(startOfMonth(month), -1))}
          >
            <IconChevronLeft className={classes.turns} size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon size={28} aria-label={t('nextMonth')} onClick={() => onMonth(addMonths(startOfMonth(month), 1))}>
            <IconChevronRight className={classes.turns} size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {/* Keys of the days inside, one of which has the focus. */}
      <table className={classes.table} ref={table} aria-label={formatMonth(month)} onKeyDown={press}>
        <thead>
          <tr>
            {COLUMNS.map((at) => (
              <th key={at} scope="col" abbr={formatWeekday(addDays(first, at))}>
                {big ? formatWeekday(addDays(first, at)) : formatWeekdayNarrow(addDays(first, at))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {COLUMNS.map((at) => {
                const day = addDays(first, row * 7 + at);
                const kinds = marks.get(day) ?? [];
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className={classes.day}
                      data-day={day}
                      data-other={day.slice(0, 7) !== month.slice(0, 7) || undefined}
                      data-today={day === today || undefined}
                      data-chosen={day === chosen || undefined}
                      data-marked={kinds.length > 0 || undefined}
                      tabIndex={day === stop ? 0 : -1}
                      aria-label={name(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === chosen}
                      onClick={() => {
                        setFocused(day);
                        onChoose(day);
                      }}
                    >
                      <span className={classes.number}>{formatNumber(Number(day.slice(8)))}</span>
                      {big && (
                        <span className={classes.dots} aria-hidden>
                          {[...new Set(kinds)].slice(0, MOST_DOTS).map((kind) => (
                            <span key={kind} className={`${classes.dot} ${hueClass(HUE_OF[kind])}`} />
                          ))}
                        </span>
                      )}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
