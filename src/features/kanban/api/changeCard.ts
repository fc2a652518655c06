import { eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { cleanText } from '#api/html.ts';
import type { CardField } from '#features/kanban/choices.ts';
import type { CardChange } from '#features/kanban/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { fileIdOf, linkFiles, ownFile } from './files.ts';
import { type CardNote, type Hand, note } from './hand.ts';
import type { CardRow } from './order.ts';
import { kanbanCards } from './tables.ts';

/** What is to be written, by field, as it is stored. */
type Wanted = { [field in CardField]?: Partial<CardRow> };

export type CardFields = Omit<CardChange, 'version' | 'cover'> & {
  /** A file that is refused is named by the field it was sent in. */
  cover?: { tile: string } | { fileId: number; field?: string } | { path: string } | null | undefined;
};

const NOT_A_PICTURE = 'Choose a picture: PNG, JPEG, GIF or WebP.';

/** What a task calls its cover: a drawn one, a file, or a picture that comes with the product. */
export function coverNamed(sent: string): NonNullable<CardFields['cover']> {
  if (sent.startsWith('tile:')) return { tile: sent.slice('tile:'.length) };
  const fileId = fileIdOf(sent);
  return fileId === undefined ? { path: sent } : { fileId, field: 'data.coverImage' };
}

/** A file that covers the card already may be somebody else's. */
export async function coverColumns(tx: Db, hand: Hand, cover: CardFields['cover'], knownFileId: number | null) {
  if (!cover) return { cover: null, coverFileId: null };
  if ('tile' in cover) return { cover: `tile:${cover.tile}`, coverFileId: null };
  if ('path' in cover) return { cover: cover.path, coverFileId: null };
  if (cover.fileId === knownFileId) return { cover: null, coverFileId: knownFileId };
  const { fileId, field = 'cover' } = cover;
  const file = await ownFile(tx, hand, fileId, field);
  if (!file.type.startsWith('image/')) throw badInput({ [field]: [NOT_A_PICTURE] });
  return { cover: null, coverFileId: file.id };
}

async function wantedOf(tx: Db, hand: Hand, card: CardRow, given: CardFields): Promise<Wanted> {
  const wanted: Wanted = {};
  if (given.title !== undefined) wanted.title = { title: given.title };
  if (given.description !== undefined) {
    const { text: description, plain } = cleanText(given.description);
    wanted.description = { description, plain };
  }
  if (given.dueDate !== undefined)
    wanted.dueDate = { dueDate: given.dueDate === null ? null : new Date(given.dueDate) };
  if (given.cover !== undefined) wanted.cover = await coverColumns(tx, hand, given.cover, card.coverFileId);
  return wanted;
}

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : JSON.stringify(value));
const isSame = (card: CardRow, columns: Partial<CardRow>) =>
  Object.entries(columns).every(([name, value]) => asText(card[name as keyof CardRow]) === asText(value));

const NOTES: { [field in CardField]: (before: CardRow, after: CardRow) => CardNote } = {
  title: (before, after) => ({ what: 'renamed', detail: { from: before.title, to: after.title } }),
  description: () => ({ what: 'described' }),
  dueDate: (_, { dueDate }) =>
    dueDate ? { what: 'due-set', detail: { to: dueDate.toISOString() } } : { what: 'due-removed' },
  cover: (_, { cover, coverFileId }) => ({ what: cover || coverFileId ? 'cover-set' : 'cover-removed' }),
};

/** Says who was quicker. */
export async function refuseOlder(tx: Db, changedById: number | null): Promise<never> {
  const [who] = await tx
    .select({ name: people.fullName })
    .from(people)
    .where(eq(people.id, changedById ?? 0));
  const name = who?.name ?? 'Somebody';
  throw new Refusal(
    409,
    `${name} changed the same part of this card after you opened it. Nothing was overwritten: look at the newer version first.`,
  );
}

/**
 * Writes what differs. With the version the writer started from, a field that somebody else has written since is not
 * overwritten; different fields can be saved at the same time. The card is locked by the caller.
 */
export async function writeFields(tx: Db, hand: Hand, card: CardRow, given: CardFields, version?: number) {
  const wanted = await wantedOf(tx, hand, card, given);
  const fields = (Object.keys(wanted) as CardField[]).filter((field) => !isSame(card, wanted[field] ?? {}));
  if (fields.length === 0) return;
  const isOlder = (field: CardField) => version !== undefined && (card.written[field] ?? 1) > version;
  if (fields.some(isOlder)) return refuseOlder(tx, card.changedById);
  const next = card.version + 1;
  const columns: Partial<CardRow> = Object.assign({}, ...fields.map((field) => wanted[field]));
  const written = { ...card.written, ...Object.fromEntries(fields.map((field) => [field, next])) };
  await tx
    .update(kanbanCards)
    .set({ ...columns, version: next, written, changedAt: hand.at, changedById: hand.me.id })
    .where(eq(kanbanCards.id, card.id));
  await linkFiles(tx, hand, card.id);
  await note(
    tx,
    hand,
    [card.id],
    fields.map((field) => NOTES[field](card, { ...card, ...columns })),
  );
}
