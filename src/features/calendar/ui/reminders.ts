import { i18n } from '#web/i18n/i18n.ts';

export const OFFERED = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
const UNITS = [
  [10_080, 'weeks'],
  [1_440, 'days'],
  [60, 'hours'],
  [1, 'minutes'],
] as const;

/** "10 minutes before"; nought is the start itself. */
export function reminderWords(minutes: number): string {
  if (minutes === 0) return i18n.t('calendar:reminders.start');
  const [size, unit] = UNITS.find(([one]) => minutes % one === 0) ?? [1, 'minutes'];
  return i18n.t(`calendar:reminders.${unit}`, { count: minutes / size });
}
