import type { CalendarSettings } from './contract.ts';

export const EVENT_KINDS = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;

export const ANSWERS = ['accepted', 'declined', 'tentative'] as const;

export const MOST_REMINDERS = 5;

export const NEW_SETTINGS: CalendarSettings = {
  kinds: [...EVENT_KINDS],
  weekStart: 1,
  timeZone: null,
  reminder: 10,
  showTodos: false,
  showInvoices: false,
};

export const IMPORT_BYTES = 1024 * 1024;
