import { formatDate, formatDay, formatMonth, formatSpan, formatWeekday } from '#web/kit/format.ts';
import { addDays, addMonths, startOfMonth, startOfWeek } from './days.ts';

export const VIEWS = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** Days from the first on, without the last. */
export interface Span {
  from: string;
  to: string;
}

export const LIST_DAYS = 30;
const MONTH_DAYS = 42;

/** The days that a view shows. */
export function spanOf(view: View, date: string, weekStart: number): Span {
  const from = { month: startOfWeek(startOfMonth(date), weekStart), week: startOfWeek(date, weekStart) };
  if (view === 'month') return { from: from.month, to: addDays(from.month, MONTH_DAYS) };
  if (view === 'week') return { from: from.week, to: addDays(from.week, 7) };
  return { from: date, to: addDays(date, view === 'day' ? 1 : LIST_DAYS) };
}

/** One view further or back. */
export function step(view: View, date: string, way: -1 | 1): string {
  if (view === 'month') return addMonths(startOfMonth(date), way);
  return addDays(date, way * (view === 'week' ? 7 : view === 'day' ? 1 : LIST_DAYS));
}

/** What is asked for: a day more at either end, because days begin at other moments elsewhere. */
export const askedFor = ({ from, to }: Span): Span => ({ from: addDays(from, -1), to: addDays(to, 1) });

export function titleOf(view: View, date: string, weekStart: number, isShort: boolean): string {
  if (view === 'month') return formatMonth(date);
  if (view === 'day' && isShort) return `${formatWeekday(date)} ${formatDate(date)}`;
  if (view === 'day') return `${formatDay(date)} ${date.slice(0, 4)}`;
  const { from, to } = spanOf(view, date, weekStart);
  return formatSpan(from, addDays(to, -1));
}
