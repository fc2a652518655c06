import type { Notification } from '#features/notifications/contract.ts';
import { formatDate } from '#web/kit/format.ts';

/** What fills the gaps of a notification's sentence: a day as it is written in the language, where the reader is. */
export const gapsOf = ({ date, ...data }: Notification['data']): Notification['data'] =>
  date === undefined ? data : { ...data, date: formatDate(date) };

/** Once each: one that comes meanwhile moves the others a place on, and not all pages hear of it at once. */
export const onceEach = (pages: { notifications: Notification[] }[]): Notification[] => [
  ...new Map(pages.flatMap((page) => page.notifications).map((one) => [one.id, one])).values(),
];
