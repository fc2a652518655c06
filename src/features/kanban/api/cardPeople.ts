import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { mayReach } from '#api/whoMay.ts';
import type { CardPerson } from '#features/kanban/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { type Hand, note } from './hand.ts';
import { PERSON, peopleOf } from './parts.ts';
import { kanbanCardPeople } from './tables.ts';

export const CANNOT_SEE = 'There is no such person, or they cannot open the boards.';

/** Those of the ids who may open the boards: a card has to be seen to be worked on. */
export async function reachable(tx: Db, ids: number[]): Promise<CardPerson[]> {
  if (ids.length === 0) return [];
  return tx
    .select(PERSON)
    .from(people)
    .where(and(inArray(people.id, ids), mayReach('Kanban')))
    .orderBy(people.id)
    .for('key share');
}

/** Exactly these, in this order. Answers who is new on the card. */
async function setPeople(tx: Db, hand: Hand, cardId: number, wanted: CardPerson[]): Promise<number[]> {
  const before = await peopleOf(tx, [cardId]);
  const isIn = (list: { id: number }[], id: number) => list.some((one) => one.id === id);
  const gone = before.filter((one) => !isIn(wanted, one.id));
  const come = wanted.filter((one) => !isIn(before, one.id));
  if (wanted.map((one) => one.id).join() === before.map((one) => one.id).join()) return [];
  await tx.delete(kanbanCardPeople).where(eq(kanbanCardPeople.cardId, cardId));
  if (wanted.length > 0) {
    await tx.insert(kanbanCardPeople).values(wanted.map((one, position) => ({ cardId, personId: one.id, position })));
  }
  await note(
    tx,
    hand,
    [cardId],
    [
      ...gone.map((one) => ({ what: 'person-removed' as const, detail: { name: one.fullName } })),
      ...come.map((one) => ({ what: 'person-added' as const, detail: { name: one.fullName } })),
    ],
  );
  return come.map((one) => one.id);
}

/** Puts somebody on or takes them off. Answers who is new on the card. */
export async function switchPerson(tx: Db, hand: Hand, cardId: number, personId: number, isOn: boolean) {
  const before = await peopleOf(tx, [cardId]);
  const isThere = before.some((one) => one.id === personId);
  if (isOn === isThere) return [];
  if (!isOn)
    return setPeople(
      tx,
      hand,
      cardId,
      before.filter((one) => one.id !== personId),
    );
  const [person] = await reachable(tx, [personId]);
  if (!person) throw badInput({ personId: [CANNOT_SEE] });
  return setPeople(tx, hand, cardId, [...before, person]);
}

interface Sent {
  id?: number | undefined;
  title: string;
}

/** Somebody who is on the card already goes by name too; anybody else by id, or by a name that only one person has. */
async function whoIs(tx: Db, one: Sent, at: number, before: CardPerson[]): Promise<CardPerson> {
  const there = before.find((person) => (one.id === undefined ? person.fullName === one.title : person.id === one.id));
  if (there) return there;
  const named =
    one.id === undefined
      ? await tx
          .select(PERSON)
          .from(people)
          .where(and(eq(people.fullName, one.title), mayReach('Kanban')))
          .limit(2)
      : await reachable(tx, [one.id]);
  const [person] = named;
  if (!person || named.length > 1) throw badInput({ [`data.assignedTo.${at}`]: [CANNOT_SEE] });
  return person;
}

export async function setSentPeople(tx: Db, hand: Hand, cardId: number, sent: Sent[]): Promise<number[]> {
  const before = await peopleOf(tx, [cardId]);
  const wanted = new Map<number, CardPerson>();
  for (const [at, one] of sent.entries()) {
    const person = await whoIs(tx, one, at, before);
    wanted.set(person.id, person);
  }
  return setPeople(tx, hand, cardId, [...wanted.values()]);
}
