import { z } from 'zod';
import { id } from '#contract/ids.ts';
import { anyOf, days, exportFormat, inTurn, listBase, someTexts, yesOrNo } from '#contract/list.ts';
import { MOST_CENTS } from '#contract/money.ts';

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

/** Said at the field of the email. */
export const EMAIL_TAKEN = 'Somebody in this table has this email already.';

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
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];

const MOST_KEYS = 5;

/** `30..45`, either end open: both ends belong to it. */
const range = z
  .string()
  .trim()
  .regex(/^(-?\d+(\.\d{1,2})?)?\.\.(-?\d+(\.\d{1,2})?)?$/, 'Give a range as 30..45.')
  .transform((text) => (text === '..' ? undefined : text))
  .or(z.literal('').transform(() => undefined))
  .optional();

/**
 * Query of GET /api/datatables/data. Several columns to sort by are written with commas, `sortColumn=post,age` and
 * `sort=asc,desc`; a way that is not said is the last one that was. By id unless asked otherwise.
 */
export const employeeQuery = listBase.extend({
  sort: inTurn(['asc', 'desc'], 'Sort is asc or desc.', MOST_KEYS).default(['asc']),
  sortColumn: inTurn(EMPLOYEE_COLUMNS, `Sort by one of ${EMPLOYEE_COLUMNS.join(', ')}.`, MOST_KEYS).default(['id']),
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
  all: yesOrNo.default(true),
});
export type EmployeeQuery = z.infer<typeof employeeQuery>;

export const employeeMatch = employeeQuery.pick({
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

const statusNumber = z.literal([...EMPLOYEE_STATUS_NUMBERS], 'Choose a number from 1 to 5.');
const line = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);
const whole = (most: number) =>
  z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(0, 'Give a number from 0 on.')
    .max(most, `Give a number up to ${most}.`);

const fields = {
  full_name: line(120).min(1, 'Enter the name.'),
  post: line(120),
  email: z.email('Enter a valid email.').max(200, 'Use at most 200 characters.'),
  city: line(120),
  start_date: z.iso.date('Give a day as 2026-11-15.'),
  /** A year's pay in units of the currency: 23896.35 */
  salary: z
    .number('Give an amount.')
    .min(0, 'Give an amount from 0 on.')
    .max(MOST_CENTS / 100, 'This amount is too large.')
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Give at most two decimals.'),
  age: whole(120),
  /** In years. */
  experience: whole(80),
  status: statusNumber,
};

export const employeeBody = z.object({
  ...fields,
  post: fields.post.default(''),
  city: fields.city.default(''),
  status: fields.status.default(5),
});
export type EmployeeBody = z.infer<typeof employeeBody>;
/** Some fields anew. `version` is the one they were read at: a newer one answers 409 and nothing is overwritten. */
export const employeeChange = z
  .object(fields)
  .partial()
  .extend({ version: z.number('Give a number.').int('Give a whole number.') });
export type EmployeeChange = z.infer<typeof employeeChange>;

export const employee = z.object({ ...fields, id: z.number(), avatar: z.string().nullable(), version: z.number() });
export type Employee = z.infer<typeof employee>;
export const oneEmployee = z.object({ employee });
export const employeeList = z.array(employee);
/** `invoices` holds the rows of the page: the call has always named them so. */
export const employeePage = z.object({
  allData: z.array(employee),
  invoices: z.array(employee),
  total: z.number(),
  about: z.boolean().optional(),
});

/** What the columns with few values hold, for their filters. */
export const employeeChoices = z.object({ posts: z.array(z.string()), cities: z.array(z.string()) });

const which = { ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(), match: employeeMatch.optional() };
export const employeeBulk = z
  .discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('status'), status: statusNumber, ...which }),
      z.object({ action: z.literal('delete'), ...which }),
    ],
    'Choose what to do.',
  )
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });

/** Query of GET /api/datatables/export. */
export const employeeExport = employeeQuery.omit({ page: true, perPage: true, all: true }).extend({
  format: exportFormat,
});
/** Body of POST /api/datatables/export. */
export const employeeExportBody = employeeExport
  .pick({ format: true, sort: true, sortColumn: true })
  .extend({ ids: z.array(id).min(1, 'Choose at least one.').max(10_000, 'Choose at most 10,000.') });
