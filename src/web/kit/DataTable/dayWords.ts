import { i18n } from '#web/i18n/i18n.ts';
import { formatDate } from '../format.ts';

/** What a filter of days can be, in the address: `last-7`, `before-90`, `never`, `2026-09-01..`. */
export type DaysValue = `last-${number}` | `before-${number}` | 'never' | `${string}..${string}`;

/** Things happen once (somebody joined) or again and again (somebody was here). */
export type DaysKind = 'once' | 'often';

export function rangeOf(value: unknown): { from: string; to: string } {
  const [from = '', to = ''] = typeof value === 'string' && value.includes('..') ? value.split('..') : [];
  return { from, to };
}

export const rangeValue = (from: string, to: string) => (from || to ? `${from}..${to}` : undefined);

/** An end that a list can be asked for: open, or a day whose year is not half typed. */
export const isFilterDay = (day: string | null): day is string =>
  day !== null && (day === '' || (day >= '1900-01-01' && /^[12]\d{3}-/.test(day)));

/** "Last 7 days", "Since 1 Sep 2026" */
export function daysInWords(value: unknown, kind: DaysKind): string {
  const text = String(value ?? '');
  if (text === 'never') return i18n.t('kit:days.never');
  const [, which, number] = text.match(/^(last|before)-(\d+)$/) ?? [];
  if (which === 'last') return i18n.t('kit:days.last', { count: Number(number) });
  if (which === 'before') {
    return kind === 'often'
      ? i18n.t('kit:days.before', { count: Number(number) })
      : i18n.t('kit:days.ago', { count: Number(number) });
  }
  const { from, to } = rangeOf(text);
  if (from && to) return i18n.t('kit:days.between', { from: formatDate(from), to: formatDate(to) });
  if (from) return i18n.t('kit:days.since', { day: formatDate(from) });
  return to ? i18n.t('kit:days.until', { day: formatDate(to) }) : i18n.t('kit:days.any');
}
