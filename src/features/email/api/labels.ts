import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import type { LabelColour } from '#features/email/contract.ts';
import { GIVEN_LABELS } from '#features/email/listContract.ts';
import { emailLabels, emailOwners, emails } from './tables.ts';

/** A label as mails keep it: given ones by their name, own ones by their number, so that a new name changes no mail. */
interface StoredLabel {
  id: string;
  name: string;
  colour: LabelColour;
  isGiven: boolean;
}

const GIVEN: Record<(typeof GIVEN_LABELS)[number], LabelColour> = {
  private: 'brick',
  company: 'ink',
  important: 'ochre',
  personal: 'pine',
};
const MOST_LABELS = 100;
const TAKEN = 'You have a label of this name already.';
const KEPT = 'This label comes with the product: it keeps its name and cannot be deleted.';
const ENOUGH = `You have ${MOST_LABELS} labels. Delete one first.`;

const isGivenName = (name: string): name is (typeof GIVEN_LABELS)[number] => GIVEN_LABELS.some((one) => one === name);

export interface LabelBook {
  list: StoredLabel[];
  /** The names of what a mail has, in the order in which they were given to it. */
  namesOf(ids: string[]): string[];
  find(name: string): StoredLabel | undefined;
}

export async function readLabels(db: Db, ownerId: number): Promise<LabelBook> {
  const rows = await db
    .select()
    .from(emailLabels)
    .where(eq(emailLabels.ownerId, ownerId))
    .orderBy(asc(sql`lms_fold(${emailLabels.name})`), asc(emailLabels.id));
  const given = GIVEN_LABELS.map((name) => ({
    ...{ id: name, name, isGiven: true },
    colour: rows.find((row) => row.isGiven && row.name === name)?.colour ?? GIVEN[name],
  }));
  const own = rows
    .filter((row) => !row.isGiven)
    .map(({ id, name, colour }) => ({ id: String(id), name, colour, isGiven: false }));
  const list = [...given, ...own];
  return {
    list,
    namesOf: (ids) => ids.flatMap((id) => list.find((one) => one.id === id)?.name ?? []),
    find: (name) => list.find((one) => one.name.toLowerCase() === name.toLowerCase()),
  };
}

/** The label of a name that somebody sent to change mails by. */
export function labelNamed(book: LabelBook, name: string, field = 'label'): StoredLabel {
  const found = book.find(name);
  if (!found) throw badInput({ [field]: ['There is no label of this name.'] });
  return found;
}

interface NewLabel {
  name: string;
  colour: LabelColour;
  key?: string | undefined;
}

/** Answers its id. The same key again is the same label. */
export async function addLabel(tx: Db, ownerId: number, { name, colour, key }: NewLabel): Promise<string> {
  const same = key ? and(eq(emailLabels.ownerId, ownerId), eq(emailLabels.key, key)) : undefined;
  const [made] = same ? await tx.select({ id: emailLabels.id }).from(emailLabels).where(same) : [];
  if (made) return String(made.id);
  const book = await readLabels(tx, ownerId);
  if (book.find(name)) throw new Refusal(409, TAKEN);
  if (book.list.length >= MOST_LABELS) throw new Refusal(409, ENOUGH);
  const [added] = await tx
    .insert(emailLabels)
    .values({ ownerId, name, colour, key: key ?? null })
    .onConflictDoNothing()
    .returning({ id: emailLabels.id });
  // Somebody's other window was quicker.
  if (!added) throw new Refusal(409, TAKEN);
  return String(added.id);
}

async function recolourGiven(tx: Db, ownerId: number, name: string, colour: LabelColour) {
  const own = and(eq(emailLabels.ownerId, ownerId), eq(emailLabels.name, name), eq(emailLabels.isGiven, true));
  const done = await tx.update(emailLabels).set({ colour }).where(own).returning({ id: emailLabels.id });
  if (done.length > 0) return;
  await tx.insert(emailLabels).values({ ownerId, name, colour, isGiven: true }).onConflictDoNothing();
}

const ownLabel = (ownerId: number, id: string) => {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > HIGHEST_ID) throw notFound();
  return and(eq(emailLabels.ownerId, ownerId), eq(emailLabels.id, Number(id)), eq(emailLabels.isGiven, false));
};

export async function changeLabel(
  tx: Db,
  ownerId: number,
  id: string,
  { name, colour }: { name?: string | undefined; colour?: LabelColour | undefined },
) {
  if (isGivenName(id)) {
    if (name !== undefined && name.toLowerCase() !== id) throw new Refusal(409, KEPT);
    if (colour) await recolourGiven(tx, ownerId, id, colour);
    return;
  }
  const [found] = await tx.select().from(emailLabels).where(ownLabel(ownerId, id)).for('update');
  if (!found) throw notFound();
  const other = name === undefined ? undefined : (await readLabels(tx, ownerId)).find(name);
  if (other && other.id !== id) throw new Refusal(409, TAKEN);
  await tx
    .update(emailLabels)
    .set({ name: name ?? found.name, colour: colour ?? found.colour })
    .where(eq(emailLabels.id, found.id));
}

/** Takes it off its mails, too. */
export async function deleteLabel(tx: Db, ownerId: number, id: string) {
  if (isGivenName(id)) throw new Refusal(409, KEPT);
  const gone = await tx.delete(emailLabels).where(ownLabel(ownerId, id)).returning({ id: emailLabels.id });
  if (gone.length === 0) throw notFound();
  await tx
    .update(emails)
    .set({ labels: sql`array_remove(${emails.labels}, ${id})` })
    .where(
      and(
        eq(emails.ownerId, ownerId),
        sql`${emailOwners} @> ARRAY[${ownerId}::int]`,
        sql`${emails.labels} @> ARRAY[${id}::text]`,
      ),
    );
}

/** Several at once, for mails that get exactly these. */
export const labelIds = (book: LabelBook, names: string[]) => [
  ...new Set(names.map((name) => labelNamed(book, name, 'dataToUpdate.labels').id)),
];

/** Only what is the caller's. */
export const ownMails = (ownerId: number, ids: number[]) => and(eq(emails.ownerId, ownerId), inArray(emails.id, ids));
