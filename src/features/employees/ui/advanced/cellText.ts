import type { Employee } from '#features/employees/contract.ts';
import { EMPLOYEE_COLUMNS } from '#features/employees/listContract.ts';
import { readAmount } from '#web/kit/amounts.ts';

export type CellField = Exclude<(typeof EMPLOYEE_COLUMNS)[number], 'id'>;
export const CELL_FIELDS = EMPLOYEE_COLUMNS.filter((column): column is CellField => column !== 'id');

/** Cells that hold numbers, and how many decimals they have. */
const DECIMALS: Partial<Record<CellField, number>> = { salary: 2, age: 0, experience: 0, status: 0 };

/** A cell as it is written, and back. What is no number goes to the server as the text it is: it says what is wrong. */
export const writeCell = (row: Employee, field: CellField) => String(row[field]);
export function readCell(field: CellField, text: string): string | number {
  const decimals = DECIMALS[field];
  if (decimals === undefined) return text;
  const steps = readAmount(text, decimals);
  return Number.isNaN(steps) ? text : steps / 10 ** decimals;
}
