import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import type { CategoryRow } from '#features/questions/contract.ts';
import { questionCategories, questions } from './tables.ts';

const DEEPEST = 10;
const LONGEST_NAME = 120;
const TREE_LOCK = 7_426_111;

const NO_PARENT = 'There is no such category.';
const SAME_NAME = 'There is a category with this name here already.';
const TOO_DEEP = 'Categories go 10 levels deep at most.';

interface Branch {
  id: number;
  parentId: number | null;
  name: string;
}

const FIELDS = { id: questionCategories.id, parentId: questionCategories.parentId, name: questionCategories.name };

/** Changes of the tree wait for each other: two that are right alone could make a circle together. */
const lockTree = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${TREE_LOCK})`);

export class Tree {
  readonly #byId: Map<number, Branch>;

  constructor(branches: Branch[]) {
    this.#byId = new Map(branches.map((one) => [one.id, one]));
  }

  /** From the root down to the category itself; of none, nothing. */
  branchesTo(id: number | null): Branch[] {
    const way: Branch[] = [];
    for (let one = this.#byId.get(id ?? 0); one; one = this.#byId.get(one.parentId ?? 0)) way.unshift(one);
    return way;
  }

  /** Names from the root down. */
  pathOf(id: number | null): string[] {
    return this.branchesTo(id).map((one) => one.name);
  }

  get(id: number): Branch | undefined {
    return this.#byId.get(id);
  }

  childrenOf(id: number): Branch[] {
    return [...this.#byId.values()].filter((one) => one.parentId === id);
  }

  heightOf(id: number): number {
    return 1 + Math.max(0, ...this.childrenOf(id).map((one) => this.heightOf(one.id)));
  }
}

export const readTree = async (db: Db) => new Tree(await db.select(FIELDS).from(questionCategories));

/** These categories and all below them. */
export async function withThoseBelow(db: Db, ids: number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`
      WITH RECURSIVE below AS (
        SELECT id FROM question_categories WHERE id = ANY(${sql.param(ids)}::int[])
        UNION SELECT child.id FROM question_categories child JOIN below ON child.parent_id = below.id
      ) SELECT id FROM below`,
  );
  return found.map((one) => one.id);
}

export async function listCategories(db: Db): Promise<CategoryRow[]> {
  const [branches, counts] = await Promise.all([
    db.select(FIELDS).from(questionCategories).orderBy(sql`lms_fold(${questionCategories.name})`, asc(FIELDS.id)),
    db
      .select({ id: questions.categoryId, count: sql<number>`count(*)`.mapWith(Number) })
      .from(questions)
      .groupBy(questions.categoryId),
  ]);
  const countOf = new Map(counts.map((one) => [one.id, one.count]));
  return branches.map((one) => ({ ...one, count: countOf.get(one.id) ?? 0 }));
}

export async function readCategory(db: Db, id: number): Promise<CategoryRow> {
  const [one] = await db.select(FIELDS).from(questionCategories).where(eq(questionCategories.id, id));
  if (!one) throw notFound();
  return { ...one, count: await db.$count(questions, eq(questions.categoryId, id)) };
}

async function findByName(db: Db, parentId: number | null, name: string): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM question_categories WHERE coalesce(parent_id, 0) = ${parentId ?? 0} AND lower(name) = lower(${name})`,
  );
  return found?.id;
}

/** Two of the same name side by side would be one to everybody who reads the tree. */
async function hasTwin(tx: Db, { id, parentId, name }: { id?: number; parentId: number | null; name: string }) {
  const found = await findByName(tx, parentId, name);
  return found !== undefined && found !== id;
}

export async function addCategory(tx: Db, { name, parentId }: Omit<Branch, 'id'>, now: Date): Promise<number> {
  await lockTree(tx);
  const tree = await readTree(tx);
  if (parentId !== null && !tree.get(parentId)) throw badInput({ parentId: [NO_PARENT] });
  if (tree.branchesTo(parentId).length >= DEEPEST) throw badInput({ parentId: [TOO_DEEP] });
  if (await hasTwin(tx, { parentId, name })) throw new Refusal(409, SAME_NAME);
  return insertCategory(tx, { name, parentId }, now);
}

async function insertCategory(tx: Db, branch: Omit<Branch, 'id'>, now: Date): Promise<number> {
  const [made] = await tx
    .insert(questionCategories)
    .values({ ...branch, createdAt: now })
    .returning({ id: questionCategories.id });
  if (!made) throw new Error('the category was not stored');
  return made.id;
}

/** Answers how it was before. */
export async function changeCategory(
  tx: Db,
  id: number,
  change: { name?: string | undefined; parentId?: number | null | undefined },
): Promise<{ before: Branch; after: Branch }> {
  await lockTree(tx);
  const tree = await readTree(tx);
  const before = tree.get(id);
  if (!before) throw notFound();
  const parentId = change.parentId === undefined ? before.parentId : change.parentId;
  const after = { id, parentId, name: change.name ?? before.name };
  if (parentId !== null && !tree.get(parentId)) throw badInput({ parentId: [NO_PARENT] });
  const way = tree.branchesTo(parentId);
  if (way.some((one) => one.id === id)) {
    throw badInput({ parentId: ['A category cannot go into itself or into one below it.'] });
  }
  if (way.length + tree.heightOf(id) > DEEPEST) throw badInput({ parentId: [TOO_DEEP] });
  if (await hasTwin(tx, after)) throw new Refusal(409, SAME_NAME);
  await tx.update(questionCategories).set({ name: after.name, parentId }).where(eq(questionCategories.id, id));
  return { before, after };
}

/** Its questions and the categories below go to its parent. */
export async function deleteCategory(tx: Db, id: number) {
  await lockTree(tx);
  const tree = await readTree(tx);
  const gone = tree.get(id);
  if (!gone) throw notFound();
  const children = tree.childrenOf(id);
  for (const child of children) {
    if (await hasTwin(tx, { id, parentId: gone.parentId, name: child.name })) {
      throw new Refusal(409, 'A category in it has the name of one beside it. Rename one of the two first.');
    }
  }
  const moved = await tx
    .update(questions)
    .set({ categoryId: gone.parentId })
    .where(eq(questions.categoryId, id))
    .returning({ id: questions.id });
  // A child may have the name of the category itself: it goes first.
  const ids = children.map((one) => one.id);
  await tx
    .update(questionCategories)
    .set({ name: sql`${questionCategories.name} || ' '` })
    .where(eq(questionCategories.id, id));
  if (ids.length > 0) {
    await tx.update(questionCategories).set({ parentId: gone.parentId }).where(inArray(questionCategories.id, ids));
  }
  await tx.delete(questionCategories).where(eq(questionCategories.id, id));
  return { gone, questions: moved.length, categories: ids.length };
}

/** The category that these names lead to from a parent. What is missing on the way is made. */
export async function categoryByPath(
  tx: Db,
  parentId: number | null,
  names: string[],
  now: Date,
): Promise<number | null> {
  const wanted = names.map((name) => name.trim().slice(0, LONGEST_NAME).trim()).filter(Boolean);
  if (wanted.length === 0) return parentId;
  await lockTree(tx);
  let depth = (await readTree(tx)).branchesTo(parentId).length;
  let at = parentId;
  for (const name of wanted) {
    if (depth >= DEEPEST) break;
    at = (await findByName(tx, at, name)) ?? (await insertCategory(tx, { name, parentId: at }, now));
    depth += 1;
  }
  return at;
}
