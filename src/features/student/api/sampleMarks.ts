import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { seeded } from '#api/random.ts';
import { people } from '#features/people/api/tables.ts';
import type { gradeAll } from './answering.ts';

const DAY = 86_400_000;
/** What is older has its mark; the rest waits for somebody. */
const MARKED_AFTER = 4 * DAY;

const COMMENTS = [
  { from: 0.85, text: 'Clear and complete. The second example is especially well chosen.' },
  { from: 0.6, text: 'A good start. Say next time why your example shows what you claim.' },
  { from: 0, text: 'The idea is there, but the reasons are missing. Look at the lesson once more, then try again.' },
];

export async function firstAdmin(db: Db): Promise<number | null> {
  const [found] = await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.access, 'admin'))
    .orderBy(asc(people.id))
    .limit(1);
  return found?.id ?? null;
}

type Graded = ReturnType<typeof gradeAll>['graded'];

interface Essays {
  skill: number;
  startedAt: Date;
  open?: boolean;
}

/** Essays of some days ago are marked, in half points, by how much the student knows. */
export function markEssays(
  graded: Graded,
  items: { position: number }[],
  { skill, startedAt, open }: Essays,
  by: number | null,
  now: number,
) {
  const random = seeded(startedAt.getTime() % 1_000_003);
  const isMarked = !open && by !== null && now - startedAt.getTime() > MARKED_AFTER;
  return items.map((_, place) => {
    const { points = 0, fraction = null, waits = false } = graded[place] ?? {};
    if (!waits || !isMarked) return { points, fraction, waits };
    const halves = Math.round(points * 2 * Math.min(1, Math.max(0.2, skill + random.whole(-20, 20) / 100)));
    const share = points > 0 ? halves / (points * 2) : 0;
    const comment = COMMENTS.find(({ from }) => share >= from)?.text ?? '';
    const markedAt = new Date(startedAt.getTime() + DAY + random.whole(0, 600) * 60_000);
    return { points, fraction: share, waits: false, mark: { comment, markedById: by, markedAt } };
  });
}
