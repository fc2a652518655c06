import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { mayReach } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import type { TaskFields } from '#features/todo/contract.ts';

const CHOOSE = 'Choose somebody who may open to-dos.';

/** Who was meant. Somebody new has to be able to see what they are given; whoever has it already stays. */
export async function assigneeMeant(tx: Db, given: TaskFields['assignee'], now: number | null): Promise<number | null> {
  if (given === null) return null;
  if ('id' in given && given.id === now) return now;
  const isMeant = 'id' in given ? eq(people.id, given.id) : eq(people.fullName, given.fullName);
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(isMeant, mayReach('Todo')))
    .orderBy(asc(people.id));
  const [first] = found;
  if (!first) throw badInput({ 'task.assignee': [CHOOSE] });
  return found.some((one) => one.id === now) ? now : first.id;
}
