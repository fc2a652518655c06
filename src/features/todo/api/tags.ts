import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { Hue } from '#contract/hues.ts';
import { BUILT_IN_TAGS, type TodoTag } from '#features/todo/contract.ts';
import { hasTag } from './match.ts';
import { countTags } from './queries.ts';
import { isOf } from './reach.ts';
import { todos, todoTags } from './tables.ts';
import { isBuiltIn } from './tagRows.ts';

const TAKEN = 'You have a tag of this name already.';
const NAME_STAYS = 'This tag comes with the product: its name stays. Choose another colour, or make a tag of your own.';

/** Those that come with the product, one's own, and what others put on tasks they gave. */
export async function listTags(db: Db, personId: number): Promise<TodoTag[]> {
  const own = await db.select().from(todoTags).where(eq(todoTags.personId, personId)).orderBy(asc(todoTags.name));
  const counts = await countTags(db, isOf(personId));
  const colours = new Map<string, Hue>([
    ...Object.entries(BUILT_IN_TAGS),
    ...own.map(({ name, colour }): [string, Hue] => [name, colour]),
  ]);
  const names = [...colours.keys(), ...[...counts.keys()].filter((name) => !colours.has(name))];
  return names.map((name) => ({
    name,
    colour: colours.get(name) ?? 'graphite',
    isBuiltIn: isBuiltIn(name),
    count: counts.get(name) ?? 0,
  }));
}

export async function readTag(db: Db, personId: number, name: string): Promise<TodoTag> {
  const tag = (await listTags(db, personId)).find((one) => one.name === name);
  if (!tag) throw notFound();
  return tag;
}

export async function addTag(tx: Db, personId: number, name: string, colour: Hue, now: Date) {
  const made = isBuiltIn(name)
    ? []
    : await tx.insert(todoTags).values({ personId, name, colour, createdAt: now }).onConflictDoNothing().returning();
  if (made.length === 0) throw new Refusal(409, TAKEN);
}

/** On one's own tasks, those in the bin too. Answers which. */
async function rewriteTags(tx: Db, personId: number, name: string, newName: string | null, now: Date) {
  const left = sql`array_remove(${todos.tags}, ${name})`;
  const tags =
    newName === null
      ? left
      : sql`CASE WHEN ${hasTag(newName)} THEN ${left} ELSE array_replace(${todos.tags}, ${name}, ${newName}) END`;
  const changed = await tx
    .update(todos)
    .set({ tags, version: sql`${todos.version} + 1`, changedAt: now })
    .where(and(eq(todos.ownerId, personId), hasTag(name)))
    .returning({ id: todos.id, ownerId: todos.ownerId, assigneeId: todos.assigneeId });
  return changed;
}

interface TagChange {
  name: string;
  newName?: string | undefined;
  colour?: Hue | undefined;
}

/** A new colour, a new name on all of one's own tasks, or both. */
export async function changeTag(tx: Db, personId: number, { name, newName, colour }: TagChange, now: Date) {
  const old = await readTag(tx, personId, name);
  const to = newName ?? name;
  const isRenamed = to !== name;
  if (isRenamed && old.isBuiltIn) throw new Refusal(409, NAME_STAYS);
  if (isRenamed && (isBuiltIn(to) || (await hasRow(tx, personId, to)))) throw new Refusal(409, TAKEN);
  if (isRenamed) await tx.delete(todoTags).where(isNamed(personId, name));
  const row = { personId, name: to, colour: colour ?? old.colour };
  await tx
    .insert(todoTags)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({ target: [todoTags.personId, todoTags.name], set: { colour: row.colour } });
  return isRenamed ? rewriteTags(tx, personId, name, to, now) : [];
}

const isNamed = (personId: number, name: string) => and(eq(todoTags.personId, personId), eq(todoTags.name, name));

const hasRow = async (tx: Db, personId: number, name: string) =>
  (await rows(tx, sql`SELECT 1 FROM ${todoTags} WHERE ${isNamed(personId, name)}`)).length > 0;

/** Off all of one's own tasks. Answers which, so that it can be put back. */
export async function removeTag(tx: Db, personId: number, name: string, now: Date) {
  if (isBuiltIn(name)) throw new Refusal(409, NAME_STAYS);
  await readTag(tx, personId, name);
  await tx.delete(todoTags).where(isNamed(personId, name));
  return rewriteTags(tx, personId, name, null, now);
}
