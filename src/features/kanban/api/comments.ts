import { and, asc, eq } from 'drizzle-orm';
import { NOT_ALLOWED } from '#api/access.ts';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { CANNOT_SEE, reachable } from './cardPeople.ts';
import { type Hand, note } from './hand.ts';
import { mayDeleteComment, mayEditComment } from './oneCard.ts';
import { kanbanComments, kanbanMentions } from './tables.ts';

const NO_COMMENT = 'There is no such comment. It may have been deleted.';

interface Words {
  text: string;
  mentions: number[];
}

/** Answers who is mentioned for the first time. */
async function setMentions(tx: Db, commentId: number, ids: number[]): Promise<number[]> {
  const found = await reachable(tx, ids);
  for (const [at, id] of ids.entries()) {
    if (!found.some((one) => one.id === id)) throw badInput({ [`mentions.${at}`]: [CANNOT_SEE] });
  }
  const before = await tx.delete(kanbanMentions).where(eq(kanbanMentions.commentId, commentId)).returning();
  if (found.length > 0) await tx.insert(kanbanMentions).values(found.map(({ id }) => ({ commentId, personId: id })));
  return found.map((one) => one.id).filter((id) => !before.some((one) => one.personId === id));
}

/** The card is locked by the caller. Sent again with its key, a comment is the one that was stored. */
export async function addComment(tx: Db, { me, at }: Hand, cardId: number, words: Words, key?: string) {
  const [made] = await tx
    .insert(kanbanComments)
    .values({ cardId, authorId: me.id, text: words.text, createdAt: at, writingKey: key ?? null })
    .onConflictDoNothing({ target: [kanbanComments.authorId, kanbanComments.writingKey] })
    .returning({ id: kanbanComments.id });
  if (!made) {
    const [before] = await tx
      .select({ id: kanbanComments.id })
      .from(kanbanComments)
      .where(
        and(
          eq(kanbanComments.authorId, me.id),
          eq(kanbanComments.writingKey, key ?? ''),
          eq(kanbanComments.cardId, cardId),
        ),
      );
    if (!before) throw notFound(NO_COMMENT);
    return { id: before.id, mentioned: [] };
  }
  const mentioned = await setMentions(tx, made.id, words.mentions);
  await note(tx, { me, at }, [cardId], [{ what: 'commented' }]);
  return { id: made.id, mentioned };
}

async function lockComment(tx: Db, cardId: number, id: number) {
  const [found] = await tx
    .select()
    .from(kanbanComments)
    .where(and(eq(kanbanComments.id, id), eq(kanbanComments.cardId, cardId)))
    .for('no key update');
  if (!found) throw notFound(NO_COMMENT);
  return found;
}

export async function changeComment(tx: Db, hand: Hand, cardId: number, id: number, words: Words) {
  const found = await lockComment(tx, cardId, id);
  if (!mayEditComment(hand.me, found.authorId)) throw new Refusal(403, NOT_ALLOWED);
  const mentioned = await setMentions(tx, id, words.mentions);
  if (found.text === words.text) return mentioned;
  await tx.update(kanbanComments).set({ text: words.text, editedAt: hand.at }).where(eq(kanbanComments.id, id));
  await note(tx, hand, [cardId], [{ what: 'comment-changed' }]);
  return mentioned;
}

export async function deleteComment(tx: Db, hand: Hand, cardId: number, id: number) {
  const found = await lockComment(tx, cardId, id);
  if (!mayDeleteComment(hand.me, found.authorId)) throw new Refusal(403, NOT_ALLOWED);
  await tx.delete(kanbanComments).where(eq(kanbanComments.id, id));
  await note(tx, hand, [cardId], [{ what: 'comment-removed' }]);
}

interface Sent {
  id?: number | undefined;
  comment: string;
}

/**
 * A whole list of comments, as the specification sends it. What is there stays as it is, whatever name came with it;
 * what is new is the caller's own; what was left out goes if it is the caller's, and stays if it is not.
 */
export async function setSentComments(tx: Db, hand: Hand, cardId: number, sent: Sent[]) {
  const there = await tx
    .select({ id: kanbanComments.id, authorId: kanbanComments.authorId, text: kanbanComments.text })
    .from(kanbanComments)
    .where(eq(kanbanComments.cardId, cardId))
    .orderBy(asc(kanbanComments.id));
  const left = new Map(there.map((one) => [one.id, one]));
  for (const { id, comment } of sent) {
    const same = [...left.values()].find((one) => (id === undefined ? one.text === comment : one.id === id));
    if (!same) {
      await addComment(tx, hand, cardId, { text: comment, mentions: [] });
      continue;
    }
    left.delete(same.id);
    if (same.text === comment || same.authorId !== hand.me.id) continue;
    await tx.update(kanbanComments).set({ text: comment, editedAt: hand.at }).where(eq(kanbanComments.id, same.id));
    await note(tx, hand, [cardId], [{ what: 'comment-changed' }]);
  }
  for (const one of left.values()) if (one.authorId === hand.me.id) await deleteComment(tx, hand, cardId, one.id);
}
