import type { Employee } from '#features/employees/contract.ts';
import type { EmployeeStatus } from '#features/employees/listContract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { NewerValue } from '#web/kit/DataTable/drafts.ts';
import { queryClient } from '#web/queryClient.ts';
import { employeeQueryOf } from '../queries.ts';
import { changeNow, rowNow } from './cached.ts';
import { type CellField, readCell, writeCell } from './cellText.ts';

/** Cells of one row are saved one after the other: each is made from the version that the one before left. */
const queues = new Map<number, Promise<unknown>>();

function inTurn<T>(id: number, run: () => Promise<T>): Promise<T> {
  const before = queues.get(id) ?? Promise.resolve();
  const mine = before.catch(() => {}).then(run);
  queues.set(id, mine);
  void mine
    .catch(() => {})
    .finally(() => {
      if (queues.get(id) === mine) queues.delete(id);
    });
  return mine;
}

async function send(id: number, field: CellField, value: string | number, version: number) {
  const json = { version, [field]: value as EmployeeStatus };
  return (await ask(api.api.datatables.employees[':id'].$patch({ param: { id }, json }))).employee;
}

/** Somebody may have changed the row: another cell of it is no reason to refuse, the same one is. */
async function sendOver(id: number, field: CellField, text: string, base: string) {
  const value = readCell(field, text);
  const version = rowNow(id)?.version ?? 0;
  try {
    return await send(id, field, value, version);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const now = await queryClient.fetchQuery({ ...employeeQueryOf(id), staleTime: 0 });
    if (now.version === version) throw error;
    const theirs = writeCell(now, field);
    changeNow(id, now);
    if (theirs !== base && theirs !== text) throw new NewerValue(theirs);
    return send(id, field, value, now.version);
  }
}

/** The new words stand there at once; they go again when the server refuses them. */
export async function saveCell(row: Employee, field: CellField, text: string, base: string) {
  const { id } = row;
  const now = writeCell(rowNow(id) ?? row, field);
  // News came while somebody was writing.
  if (now !== base && now !== text) throw new NewerValue(now);
  const value = readCell(field, text);
  if (typeof value === typeof row[field]) changeNow(id, { [field]: value });
  try {
    const saved = await inTurn(id, () => sendOver(id, field, text, base));
    changeNow(id, { version: saved.version, [field]: saved[field] });
    return writeCell(saved, field);
  } catch (error) {
    if (!(error instanceof NewerValue)) changeNow(id, { [field]: readCell(field, base) });
    throw error;
  }
}
