import { z } from 'zod';
import { writeTexts } from '#contract/list.ts';
import { employeeQuery } from '#features/employees/contract.ts';

const fits = (field: z.ZodType) => (text: string) => field.safeParse(text).success;

/**
 * The address of a table of employees: what the server takes, the order as the text it is there. `open` is whose form
 * lies beside the table: somebody's number, or `new`.
 */
export const employeeSearch = employeeQuery.omit({ all: true }).extend({
  sort: z.string().refine(fits(employeeQuery.shape.sort)).default('asc'),
  sortColumn: z.string().refine(fits(employeeQuery.shape.sortColumn)).default('full_name'),
  open: z.union([z.literal('new'), z.number().int().min(1)]).optional(),
});

export type EmployeeSearch = Omit<z.infer<typeof employeeSearch>, 'open'>;

const text = (value: unknown) => (Array.isArray(value) ? writeTexts(value.map(String)) : String(value));

/** What goes over the wire: only what was asked for. */
export function asked(search: Partial<EmployeeSearch>): Record<string, string> {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(set.map(([key, value]) => [key, text(value)]));
}
