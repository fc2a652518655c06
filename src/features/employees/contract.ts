import { z } from 'zod';
import { extend, omit, pick } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { exportFormat } from '#contract/list.ts';
import { MOST_CENTS } from '#contract/money.ts';
import { EMPLOYEE_STATUS_NUMBERS, employeeMatch, employeeQuery } from './listContract.ts';

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
  start_date: z.iso
    .date('Give a day as 2026-11-15.')
    .refine((text) => text >= '1900-01-01' && text < '3000-01-01', 'Choose a day between 1900 and 2999.'),
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

const which = {
  ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
  match: z.optional(employeeMatch),
  /** Made by the sender once per deed: sent again, it is done once. */
  key: onceKey,
};
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
export const employeeExport = extend(omit(employeeQuery, { page: true, perPage: true, all: true }), {
  format: exportFormat,
});
/** Body of POST /api/datatables/export. */
export const employeeExportBody = extend(pick(employeeExport, { format: true, sort: true, sortColumn: true }), {
  ids: z.array(id).min(1, 'Choose at least one.').max(10_000, 'Choose at most 10,000.'),
});
