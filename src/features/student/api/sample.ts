import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { type Random, seeded } from '#api/random.ts';
import { shuffled, toAnswer } from '#contract/grading/shown.ts';
import { people } from '#features/people/api/tables.ts';
import { questions } from '#features/questions/api/tables.ts';
import { gradeAll, sumOf } from './answering.ts';
import { type CategoryTree, readTree } from './categories.ts';
import { keepPictures } from './pictures.ts';
import { snapshot } from './practices.ts';
import { sampleAnswer } from './sampleAnswers.ts';
import { firstAdmin, markEssays } from './sampleMarks.ts';
import { addOutcomes, outcomesOf } from './statistics.ts';
import { practiceItems, practices } from './tables.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HARDER = { easy: 0.15, medium: 0, hard: -0.2 } as const;
/** The demo student practises often; the last of these days is today. */
const DEMO_DAYS = [27, 23, 20, 16, 13, 9, 6, 5, 3, 2, 1, 0];
const DEMO_SKILL = 0.72;

type StoredQuestion = typeof questions.$inferSelect;
interface Plan {
  personId: number;
  skill: number;
  startedAt: Date;
  from: StoredQuestion[];
  category: string | null;
  count: number;
  open?: boolean;
}

const number = (random: Random) => () => random.whole(0, 999_999) / 1_000_000;

function makeItems({ skill, startedAt, from, count, open }: Plan, tree: CategoryTree, random: Random) {
  return shuffled(from, number(random))
    .slice(0, count)
    .map((stored, index) => {
      const put = snapshot(stored, tree.pathOf(stored.categoryId ?? 0).at(-1)?.name ?? '', number(random));
      const { content } = put.question;
      // An open practice stands half way.
      const reached = !open || index < count / 2;
      const given = reached ? sampleAnswer(content, skill + HARDER[stored.difficulty], random) : null;
      return {
        ...put,
        position: index + 1,
        answer: given && toAnswer(content, put.shown, given),
        savedAt: given ? new Date(startedAt.getTime() + (index + 1) * MINUTE) : null,
        flagged: open === true && index === 1,
      };
    });
}

/** Practices of the last weeks, answered and graded as real ones are. */
export async function layPractices(db: Db, deps: Pick<Deps, 'clock' | 'policy'>) {
  const random = seeded(20_261_115);
  const now = deps.clock().getTime();
  const tree = await readTree(db);
  const ready = await db.select().from(questions).where(eq(questions.status, 'ready')).orderBy(asc(questions.id));
  const students = await db
    .select({ id: people.id, email: people.email, status: people.status })
    .from(people)
    .where(eq(people.access, 'Student'))
    .orderBy(asc(people.id));
  const byRoot = new Map<string, StoredQuestion[]>();
  for (const one of ready) {
    const root = tree.pathOf(one.categoryId ?? 0)[0]?.name;
    if (root) byRoot.set(root, [...(byRoot.get(root) ?? []), one]);
  }
  const roots = [...byRoot.keys()];
  if (roots.length === 0) return;

  const plan = (personId: number, skill: number, daysAgo: number, turn: number): Plan => {
    const category = turn % 6 === 4 ? null : (roots[turn % roots.length] ?? null);
    const startedAt = new Date(now - daysAgo * DAY - random.whole(90, 300) * MINUTE);
    const from = category === null ? ready : (byRoot.get(category) ?? []);
    return { personId, skill, startedAt, from, category, count: Math.min(random.whole(5, 8), from.length) };
  };
  const demo = deps.policy.demoAccounts.find((one) => one.role === 'Student')?.email;
  const plans = students
    .filter((one) => one.status === 'active')
    .flatMap(({ id, email }) => {
      if (email === demo) return DEMO_DAYS.map((daysAgo, turn) => plan(id, DEMO_SKILL, daysAgo, turn));
      const skill = random.whole(35, 95) / 100;
      const first = random.whole(0, roots.length - 1);
      return Array.from({ length: random.whole(1, 3) }, (_, turn) =>
        plan(id, skill, random.whole(1, 30), first + turn),
      );
    });
  // Terms gone by: fewer the longer ago, so that the school is seen to grow.
  for (const { id, email, status } of students) {
    if (status !== 'active' || email === demo) continue;
    const skill = random.whole(35, 90) / 100;
    for (let daysAgo = random.whole(31, 62); daysAgo < 700; daysAgo += random.whole(40, 90) + daysAgo / 3) {
      plans.push(plan(id, skill, Math.floor(daysAgo), random.whole(0, 11)));
    }
  }
  const last = plans.findLast((one) => students.find(({ id }) => id === one.personId)?.email === demo);
  if (last)
    Object.assign(last, { open: true, count: Math.min(10, last.from.length), startedAt: new Date(now - 70 * MINUTE) });

  const made = plans.map((one) => ({ plan: one, items: makeItems(one, tree, random) }));
  const graded = made.map(({ items }) => gradeAll(items));
  const marker = await firstAdmin(db);
  const marked = made.map(({ plan: one, items }, index) =>
    markEssays(graded[index]?.graded ?? [], items, one, marker, now),
  );
  const stored = await db
    .insert(practices)
    .values(
      made.map(({ plan: one, items }, index) => {
        const common = {
          personId: one.personId,
          categories: one.category === null ? [] : [one.category],
          questionCount: items.length,
          startedAt: one.startedAt,
        };
        if (one.open) return common;
        const finishedAt = new Date(one.startedAt.getTime() + (items.length + 1) * MINUTE);
        return { ...common, state: 'finished' as const, finishedAt, ...sumOf(marked[index] ?? []) };
      }),
    )
    .returning({ id: practices.id });
  const rows = made.flatMap(({ plan: one, items }, index) =>
    items.map((item, place) => ({
      ...item,
      practiceId: stored[index]?.id ?? 0,
      fraction: one.open ? null : (marked[index]?.[place]?.fraction ?? null),
      ...(marked[index]?.[place]?.mark ?? {}),
    })),
  );
  await db.insert(practiceItems).values(rows);
  await keepPictures(db, rows);
  const outcomes = made.flatMap(({ plan: one }, index) => (one.open ? [] : outcomesOf(graded[index]?.graded ?? [])));
  await addOutcomes(db, outcomes);
}
