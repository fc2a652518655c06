import { eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { DIFFICULTIES, type Difficulty } from '#contract/questionKinds.ts';
import { questionCategories, questions } from '#features/questions/api/tables.ts';
import type { StudentCategory } from '#features/student/contract.ts';

/** Questions in no category are offered under this id. */
export const OTHER = 0;

interface Category {
  id: number;
  parentId: number | null;
  name: string;
}

export interface CategoryTree {
  all: Category[];
  /** Names and ids from the root down. */
  pathOf(id: number): Category[];
  /** The ids themselves and everything below them. */
  withBelow(ids: number[]): number[];
}

export async function readTree(db: Db): Promise<CategoryTree> {
  const all = await db
    .select({ id: questionCategories.id, parentId: questionCategories.parentId, name: questionCategories.name })
    .from(questionCategories)
    .orderBy(sql`lower(${questionCategories.name})`, questionCategories.id);
  const byId = new Map(all.map((one) => [one.id, one]));
  function pathOf(id: number): Category[] {
    const path: Category[] = [];
    for (let at = byId.get(id); at && !path.includes(at); at = byId.get(at.parentId ?? 0)) path.unshift(at);
    return path;
  }
  const withBelow = (ids: number[]) =>
    all.filter(({ id }) => pathOf(id).some((one) => ids.includes(one.id))).map(({ id }) => id);
  return { all, pathOf, withBelow };
}

const none = (): Record<Difficulty, number> => ({ easy: 0, medium: 0, hard: 0 });

/** How many questions there are to practise with, by category and difficulty; those below count above too. */
export async function practiceCategories(db: Db, tree: CategoryTree) {
  const counted = await db
    .select({
      categoryId: questions.categoryId,
      difficulty: questions.difficulty,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(questions)
    .where(eq(questions.status, 'ready'))
    .groupBy(questions.categoryId, questions.difficulty);
  const inside = new Map<number, Record<Difficulty, number>>();
  for (const { categoryId, difficulty, count } of counted) {
    const holders = categoryId === null ? [OTHER] : tree.pathOf(categoryId).map(({ id }) => id);
    for (const id of holders) {
      const counts = inside.get(id) ?? none();
      counts[difficulty] += count;
      inside.set(id, counts);
    }
  }
  const row = ({ id, parentId, name }: Category): StudentCategory[] => {
    const byDifficulty = inside.get(id);
    if (!byDifficulty) return [];
    const sum = DIFFICULTIES.reduce((so, difficulty) => so + byDifficulty[difficulty], 0);
    return [{ id, parentId, name, questions: sum, byDifficulty }];
  };
  const categories = [...tree.all, { id: OTHER, parentId: null, name: '' }].flatMap(row);
  return { categories, total: counted.reduce((so, { count }) => so + count, 0) };
}
