import { z } from 'zod/mini';
import { writeTexts } from '#contract/list.ts';
import { employeeQuery } from '#features/employees/listContract.ts';
import { newOrNumber } from '#web/kit/addressParts.ts';

const fits = (field: z.ZodMiniType) => (text: string) => text !== '' && field.safeParse(text).success;

/**
 * The address of a table of employees: what the server takes, the order as the text it is there. `open` is whose form
 * lies beside the table: somebody's number, or `new`.
 */
export const employeeSearch = z.extend(z.omit(employeeQuery, { all: true }), {
  sort: z._default(z.string().check(z.refine(fits(employeeQuery.shape.sort))), 'asc'),
  sortColumn: z._default(z.string().check(z.refine(fits(employeeQuery.shape.sortColumn))), 'full_name'),
  open: newOrNumber,
});

export type EmployeeSearch = Omit<z.infer<typeof employeeSearch>, 'open'>;

const text = (value: unknown) => (Array.isArray(value) ? writeTexts(value.map(String)) : String(value));

/** What goes over the wire: only what was asked for. */
export function asked(search: Partial<EmployeeSearch>): Record<string, string> {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(set.map(([key, value]) => [key, text(value)]));
}
