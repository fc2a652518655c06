import { z } from 'zod/mini';

const TIME = /^((?:19|20|21)\d\d)-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
/** A day `2026-11-15`, a moment `2026-11-15T09:00:00Z`, or what the clocks of the event's zone show: `2026-11-15T09:00`. */
const isTime = (text: string) => {
  const day = text.slice(0, 10);
  const isDay = TIME.test(text) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return Boolean(isDay) && !Number.isNaN(Date.parse(text.replace(' ', 'T')));
};
export const eventTime = z
  .string('Give a day or a time.')
  .check(z.trim(), z.refine(isTime, 'Give a day such as 2026-11-15, or a time such as 2026-11-15T09:00:00Z.'));
