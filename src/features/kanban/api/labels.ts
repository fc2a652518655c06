import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { isTaken } from '#api/taken.ts';
import { COLOURS, type Colour } from '#features/kanban/choices.ts';
import type { Label } from '#features/kanban/contract.ts';
import { type Hand, note } from './hand.ts';
import type { CardRow } from './order.ts';
import { labelsOf } from './parts.ts';
import { kanbanCardLabels, kanbanCards, kanbanLabels } from './tables.ts';

const NO_LABEL = 'There is no such label. It may have been deleted.';
const NAME_TAKEN = 'There is a label with this name already.';

/** With how many cards carry each. */
export const listLabels = (db: Db) =>
  db
    .select({
      id: kanbanLabels.id,
      name: kanbanLabels.name,
      colour: kanbanLabels.colour,
      cards: count(kanbanCards.id),
    })
    .from(kanbanLabels)
    .leftJoin(kanbanCardLabels, eq(kanbanCardLabels.labelId, kanbanLabels.id))
    .leftJoin(kanbanCards, and(eq(kanbanCards.id, kanbanCardLabels.cardId), isNull(kanbanCards.deletedAt)))
    .groupBy(kanbanLabels.id)
    .orderBy(sql`lms_fold(${kanbanLabels.name})`, asc(kanbanLabels.id));

export async function addLabel(db: Db, given: { name: string; colour: Colour }): Promise<Label> {
  const [made] = await db.insert(kanbanLabels).values(given).onConflictDoNothing().returning();
  if (!made) throw new Refusal(409, NAME_TAKEN);
  return made;
}

export async function changeLabel(
  db: Db,
  id: number,
  { name, colour }: { name?: string | undefined; colour?: Colour | undefined },
): Promise<Label> {
  const values = { ...(name === undefined ? {} : { name }), ...(colour === undefined ? {} : { colour }) };
  const where = eq(kanbanLabels.id, id);
  const change = Object.keys(values).length > 0 ? db.update(kanbanLabels).set(values).where(where).returning() : null;
  const [row] = await (change ?? db.select().from(kanbanLabels).where(where)).catch((error: unknown) => {
    throw isTaken(error) ? new Refusal(409, NAME_TAKEN) : error;
  });
  if (!row) throw notFound(NO_LABEL);
  return row;
}

/** Off every card that has it. Answers how many had it. */
export async function deleteLabel(tx: Db, hand: Hand, id: number) {
  const [label] = await tx.select().from(kanbanLabels).where(eq(kanbanLabels.id, id)).for('update');
  if (!label) throw notFound(NO_LABEL);
  const carrying = await tx
    .select({ id: kanbanCards.id })
    .from(kanbanCardLabels)
    .innerJoin(kanbanCards, eq(kanbanCards.id, kanbanCardLabels.cardId))
    .where(and(eq(kanbanCardLabels.labelId, id), isNull(kanbanCards.deletedAt)));
  const cards = carrying.map((one) => one.id);
  await note(tx, hand, cards, [{ what: 'label-removed', detail: { name: label.name } }]);
  await tx.delete(kanbanLabels).where(eq(kanbanLabels.id, id));
  return { id, cards: cards.length };
}

/** The same new word gets the same colour everywhere. */
const colourFor = (name: string): Colour =>
  COLOURS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLOURS.length] ?? 'neutral';

const lowered = sql<string>`lower(${kanbanLabels.name})`;

/** Labels by their words; a word nobody used before is a new label. In the order of the words. */
async function labelsNamed(tx: Db, names: string[]): Promise<Label[]> {
  if (names.length === 0) return [];
  const read = async () => {
    const rows = await tx
      .select()
      .from(kanbanLabels)
      .where(
        inArray(
          lowered,
          names.map((name) => sql`lower(${name})`),
        ),
      );
    const found = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
    return names.map((name) => found.get(name.toLowerCase()));
  };
  const missing = (await read()).flatMap((row, at) => (row ? [] : [names[at] ?? '']));
  if (missing.length > 0) {
    // In one order everywhere: two cards that get the same new labels do not wait for each other in a circle.
    const values = missing.sort().map((name) => ({ name, colour: colourFor(name) }));
    await tx.insert(kanbanLabels).values(values).onConflictDoNothing();
  }
  return (await read()).filter((row) => row !== undefined);
}

/** Exactly these, in this order. */
async function setLabels(tx: Db, hand: Hand, cardId: number, wanted: Label[]) {
  const before = await labelsOf(tx, [cardId]);
  const isIn = (list: { id: number }[], id: number) => list.some((one) => one.id === id);
  const gone = before.filter((one) => !isIn(wanted, one.id));
  const come = wanted.filter((one) => !isIn(before, one.id));
  if (wanted.map((one) => one.id).join() === before.map((one) => one.id).join()) return;
  await tx.delete(kanbanCardLabels).where(eq(kanbanCardLabels.cardId, cardId));
  if (wanted.length > 0) {
    await tx.insert(kanbanCardLabels).values(wanted.map((one, position) => ({ cardId, labelId: one.id, position })));
  }
  await note(
    tx,
    hand,
    [cardId],
    [
      ...gone.map((one) => ({ what: 'label-removed' as const, detail: { name: one.name } })),
      ...come.map((one) => ({ what: 'label-added' as const, detail: { name: one.name } })),
    ],
  );
}

export const setLabelNames = async (tx: Db, hand: Hand, card: CardRow, names: string[]) =>
  setLabels(tx, hand, card.id, await labelsNamed(tx, names));

/** Puts one on or takes it off. What is so already stays so. */
export async function switchLabel(tx: Db, hand: Hand, card: CardRow, labelId: number, isOn: boolean) {
  const [label] = await tx.select().from(kanbanLabels).where(eq(kanbanLabels.id, labelId)).for('key share');
  if (!label) throw notFound(NO_LABEL);
  const others = (await labelsOf(tx, [card.id])).filter((one) => isOn || one.id !== labelId);
  const isThere = others.some((one) => one.id === labelId);
  await setLabels(tx, hand, card.id, isOn && !isThere ? [...others, label] : others);
}
