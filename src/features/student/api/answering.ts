import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { grade } from '#contract/grading/grade.ts';
import { pointsOf } from '#contract/grading/points.ts';
import { toGiven } from '#contract/grading/shown.ts';
import type { Answer } from '#features/student/contract.ts';
import { itemsOf } from './practices.ts';
import { addOutcomes, holdQuestions, outcomesOf } from './statistics.ts';
import { practiceItems, practices } from './tables.ts';
import { takeAnswer } from './takeAnswer.ts';

const HANDED_IN = 'This practice is handed in: its answers stay as they are.';

/** Holds the practice open for as long as an answer is stored: handing in waits, and what comes after it is refused. */
async function openItem(tx: Db, personId: number, id: number, position: number) {
  const [practice] = await tx
    .select({ state: practices.state })
    .from(practices)
    .where(and(eq(practices.id, id), eq(practices.personId, personId)))
    .for('share');
  if (!practice) throw notFound();
  const place = and(eq(practiceItems.practiceId, id), eq(practiceItems.position, position));
  const [item] = await tx.select().from(practiceItems).where(place);
  if (!item) throw notFound();
  if (practice.state !== 'open') throw new Refusal(409, HANDED_IN);
  return { item, place };
}

export function saveAnswer(db: Db, personId: number, id: number, position: number, sent: unknown, now: Date) {
  return db.transaction(async (tx) => {
    const { item, place } = await openItem(tx, personId, id, position);
    const answer = takeAnswer(item.question.content, sent);
    await tx.update(practiceItems).set({ answer, savedAt: now }).where(place);
    return { position, answered: answer !== null, savedAt: now.toISOString() };
  });
}

export function flagItem(db: Db, personId: number, id: number, position: number, flagged: boolean) {
  return db.transaction(async (tx) => {
    const { place } = await openItem(tx, personId, id, position);
    await tx.update(practiceItems).set({ flagged }).where(place);
    return { position, flagged };
  });
}

type Item = typeof practiceItems.$inferSelect;

/** Every item with its score, and what they come to. An essay is left out of both sums until somebody marks it. */
export function gradeAll(items: Pick<Item, 'position' | 'questionId' | 'version' | 'question' | 'shown' | 'answer'>[]) {
  const graded = items.map(({ position, questionId, version, question, shown, answer }) => {
    const { content, points } = question;
    const isEssay = content.kind === 'essay';
    // What is left out counts as nothing, of an essay too.
    const fraction = isEssay && answer === null ? 0 : grade(content, toGiven(content, shown, answer as Answer | null));
    return { position, questionId, version, points, fraction, isEssay, waits: isEssay && answer !== null };
  });
  return { graded, ...sumOf(graded) };
}

interface Graded {
  points: number;
  fraction: number | null;
  /** An essay that nobody has marked. */
  waits: boolean;
}

/** Points got and points there were, of what has a grade, and how many essays wait for one. */
export function sumOf(items: Graded[]) {
  const counted = items.flatMap(({ fraction, points }) => (fraction === null ? [] : [{ fraction, points }]));
  return {
    score: pointsOf(counted.reduce((sum, one) => sum + one.fraction * one.points, 0)),
    maxScore: pointsOf(counted.reduce((sum, one) => sum + one.points, 0)),
    ungraded: items.filter(({ waits }) => waits).length,
  };
}

/** Grades and closes, once: sent twice, the second finds it done. */
export function handIn(db: Db, personId: number, id: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [practice] = await tx
      .select({ state: practices.state })
      .from(practices)
      .where(and(eq(practices.id, id), eq(practices.personId, personId)))
      .for('update');
    if (!practice) throw notFound();
    if (practice.state === 'finished') return false;
    const items = await itemsOf(tx, id);
    // Before the items: whoever deletes a question holds it, and comes for them then.
    await holdQuestions(
      tx,
      items.flatMap(({ questionId }) => questionId ?? []),
    );
    const { graded, score, maxScore, ungraded } = gradeAll(items);
    const marks = graded.map(({ position, fraction }) => sql`(${position}::int, ${fraction}::float8)`);
    await tx.execute(sql`UPDATE ${practiceItems} AS i SET fraction = m.fraction
      FROM (VALUES ${sql.join(marks, sql`, `)}) AS m (position, fraction)
      WHERE i.practice_id = ${id} AND i.position = m.position`);
    await tx
      .update(practices)
      .set({ state: 'finished', finishedAt: now, score, maxScore, ungraded })
      .where(eq(practices.id, id));
    await addOutcomes(tx, outcomesOf(graded));
    return true;
  });
}
