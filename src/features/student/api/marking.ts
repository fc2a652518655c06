import { and, eq } from 'drizzle-orm';
import { type Doer, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { people } from '#features/people/api/tables.ts';
import type { MarkBody } from '#features/student/resultsContract.ts';
import { sumOf } from './answering.ts';
import { itemsOf } from './practices.ts';
import { practiceItems, practices } from './tables.ts';

const NO_ESSAY = 'Only an essay that was answered takes a mark.';
const TOO_MUCH = 'Give at most the points of the question.';
const CHANGED = 'Somebody else marked this essay in the meantime. Look at their mark before you change it.';

type Item = typeof practiceItems.$inferSelect;

const waits = ({ question, answer, fraction }: Item) =>
  question.content.kind === 'essay' && answer !== null && fraction === null;

/** A question without points still can be marked: for nothing. */
const fractionOf = (score: number | null, points: number) => (score === null || points === 0 ? score : score / points);

export interface Marked {
  person: { id: number; fullName: string };
  /** The last essay of the practice got its mark by this. */
  isLast: boolean;
}

/**
 * Marks one essay and counts the practice anew. Undefined when it had this mark already: an answer was lost on its way.
 * What somebody else set meanwhile stays.
 */
export function markEssay(db: Db, id: number, position: number, { score, comment, seen }: MarkBody, doer: Doer) {
  return db.transaction(async (tx): Promise<Marked | undefined> => {
    const [practice] = await tx
      .select({ personId: practices.personId, ungraded: practices.ungraded })
      .from(practices)
      .where(and(eq(practices.id, id), eq(practices.state, 'finished')))
      .for('update');
    if (!practice) throw notFound();
    const items = await itemsOf(tx, id);
    const item = items.find((one) => one.position === position);
    if (!item) throw notFound();
    const { content, points, name } = item.question;
    if (content.kind !== 'essay' || item.answer === null) throw new Refusal(409, NO_ESSAY);
    if (score !== null && score > points) throw badInput({ score: [TOO_MUCH] });
    const fraction = fractionOf(score, points);
    const said = score === null ? '' : comment;
    const actor = doer.actor?.id ?? null;
    if (item.fraction === fraction && item.comment === said && item.markedById === (score === null ? null : actor))
      return;
    if ((item.markedAt?.toISOString() ?? null) !== seen) throw new Refusal(409, CHANGED);
    const mark = { fraction, comment: said };
    const by = score === null ? { markedById: null, markedAt: null } : { markedById: actor, markedAt: doer.at };
    await tx
      .update(practiceItems)
      .set({ ...mark, ...by })
      .where(and(eq(practiceItems.practiceId, id), eq(practiceItems.position, position)));
    const graded = items
      .map((one) => (one === item ? { ...one, ...mark } : one))
      .map((one) => ({ points: one.question.points, fraction: one.fraction, waits: waits(one) }));
    const sums = sumOf(graded);
    await tx.update(practices).set(sums).where(eq(practices.id, id));
    const [person] = await tx
      .select({ id: people.id, fullName: people.fullName })
      .from(people)
      .where(eq(people.id, practice.personId));
    if (!person) throw notFound();
    const detail = { practice: id, question: name, points, ...(score === null ? {} : { score }) };
    const action = score === null ? 'essay-unmarked' : 'essay-marked';
    await record(tx, doer, [{ action, subject: personSubject(person), detail }]);
    return { person, isLast: practice.ungraded > 0 && sums.ungraded === 0 };
  });
}
