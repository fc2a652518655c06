import { z } from 'zod/mini';
import { anyOf, days, inTurn, listBase, someTexts, unlessChosen, yesOrNo } from '#contract/list.ts';

/** The number on the wire, and what language keys call it. */
export const EMPLOYEE_STATUSES = {
  1: 'current',
  2: 'professional',
  3: 'rejected',
  4: 'resigned',
  5: 'applied',
} as const;
export type EmployeeStatus = keyof typeof EMPLOYEE_STATUSES;
export const EMPLOYEE_STATUS_NUMBERS = [1, 2, 3, 4, 5] as const;
const statusTexts = ['1', '2', '3', '4', '5'] as const;

export const EMPLOYEE_COLUMNS = [
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
  'id',
] as const;

const MOST_KEYS = 5;

/** `30..45`, either end open: both ends belong to it. */
const range = z.optional(
  z.union([
    z.pipe(
      z.string().check(z.trim(), z.regex(/^(-?\d+(\.\d{1,2})?)?\.\.(-?\d+(\.\d{1,2})?)?$/, 'Give a range as 30..45.')),
      z.transform((text) => (text === '..' ? undefined : text)),
    ),
    z.pipe(
      z.literal(''),
      z.transform(() => undefined),
    ),
  ]),
);

/**
 * Query of GET /api/datatables/data. Several columns to sort by are written with commas, `sortColumn=post,age` and
 * `sort=asc,desc`; a way that is not said is the last one that was. By id unless asked otherwise.
 */
export const employeeQuery = z.extend(listBase, {
  sort: unlessChosen(z._default(inTurn(['asc', 'desc'], 'Sort is asc or desc.', MOST_KEYS), ['asc'])),
  sortColumn: unlessChosen(
    z._default(inTurn(EMPLOYEE_COLUMNS, `Sort by one of ${EMPLOYEE_COLUMNS.join(', ')}.`, MOST_KEYS), ['id']),
  ),
  status: anyOf(statusTexts),
  // Parts of the text in one column.
  name: listBase.shape.q,
  email: listBase.shape.q,
  post: someTexts,
  city: someTexts,
  start: days,
  salary: range,
  age: range,
  experience: range,
  /** `false` leaves `allData` empty: screens ask for their page alone. */
  all: z._default(yesOrNo, true),
});
export type EmployeeQuery = z.infer<typeof employeeQuery>;

export const employeeMatch = z.pick(employeeQuery, {
  q: true,
  status: true,
  name: true,
  email: true,
  post: true,
  city: true,
  start: true,
  salary: true,
  age: true,
  experience: true,
});
export type EmployeeMatch = z.infer<typeof employeeMatch>;
