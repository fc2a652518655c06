import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { plainText } from '#api/plainText.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { GAP } from './ranks.ts';
import { BOARDS, CARDS, FILES, LABELS, type SampleCard } from './sampleCards.ts';
import {
  kanbanAttachments,
  kanbanBoards,
  kanbanCardLabels,
  kanbanCardPeople,
  kanbanCards,
  kanbanChecklist,
  kanbanComments,
  kanbanFiles,
  kanbanHistory,
  kanbanLabels,
} from './tables.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Noon of a day from today: due dates are days. */
const dueOn = (now: Date, days: number) => new Date((Math.floor(now.getTime() / DAY) + days) * DAY + DAY / 2);

/** The newest comment was written a while ago, the others before it. */
const saidAt = (now: Date, at: number, all: number) => new Date(now.getTime() - (all - at) * 5 * HOUR - HOUR);

interface Laid {
  id: number;
  card: SampleCard;
}

async function layParts(db: Db, laid: Laid[], now: Date, idOf: (name: string) => number | undefined) {
  const known = (name: string) => idOf(name) ?? null;
  const on = laid.flatMap(({ id, card }) =>
    card.people.flatMap((name, position) => {
      const personId = idOf(name);
      return personId === undefined ? [] : [{ cardId: id, personId, position }];
    }),
  );
  if (on.length > 0) await db.insert(kanbanCardPeople).values(on);
  await db.insert(kanbanComments).values(
    laid.flatMap(({ id, card: { comments = [] } }) =>
      comments.map(([name, text], at) => ({
        ...{ cardId: id, authorId: known(name), text },
        createdAt: saidAt(now, at, comments.length),
      })),
    ),
  );
  await db.insert(kanbanChecklist).values(
    laid.flatMap(({ id, card: { checklist } }) => {
      const items = [...(checklist?.done ?? []), ...(checklist?.open ?? [])];
      const done = checklist?.done.length ?? 0;
      return items.map((title, at) => ({ cardId: id, position: at + 1, title, isDone: at < done }));
    }),
  );
  await db.insert(kanbanHistory).values(
    laid.flatMap(({ id, card }) => {
      const byId = known(card.people[0] ?? '');
      const made = { cardId: id, at: new Date(now.getTime() - 9 * DAY), byId, what: 'made' as const };
      const to = BOARDS.find((one) => one.slug === card.board)?.title ?? '';
      const moved = { cardId: id, at: new Date(now.getTime() - 4 * DAY), byId, what: 'moved' as const };
      const first = { ...made, detail: { name: 'To do' } };
      return card.board === 'todo' ? [first] : [first, { ...moved, detail: { from: 'To do', to } }];
    }),
  );
}

const TYPES: Record<string, string> = { md: 'text/markdown', csv: 'text/csv' };

/** Each is a small file of whoever works on the card. */
async function layFiles(db: Db, laid: Laid[], now: Date, idOf: (name: string) => number | undefined) {
  const encoder = new TextEncoder();
  const wanted = laid.flatMap(
    ({
      id,
      card: {
        attachments = [],
        people: [first = ''],
      },
    }) => {
      const ownerId = idOf(first);
      return ownerId === undefined ? [] : attachments.map((name) => ({ cardId: id, ownerId, name }));
    },
  );
  if (wanted.length === 0) return;
  const rows = await db
    .insert(files)
    .values(
      wanted.map(({ ownerId, name }) => {
        const content = encoder.encode(FILES[name] ?? '');
        const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
        return { ownerId, name, type, size: content.length, content, purpose: 'attachment' as const, createdAt: now };
      }),
    )
    .returning({ id: files.id });
  const linked = wanted.flatMap((one, at) => (rows[at] ? [{ ...one, fileId: rows[at].id }] : []));
  await db
    .insert(kanbanAttachments)
    .values(
      linked.map(({ cardId, fileId, name, ownerId }) => ({ cardId, fileId, name, addedAt: now, addedById: ownerId })),
    );
  await db.insert(kanbanFiles).values(linked.map(({ cardId, fileId }) => ({ cardId, fileId })));
}

/** Four boards of a school in November. */
export async function layKanban(db: Db, now: Date) {
  const boards = await db
    .insert(kanbanBoards)
    .values(BOARDS.map((board, at) => ({ ...board, rank: (at + 1) * GAP, createdAt: now })))
    .returning({ id: kanbanBoards.id, slug: kanbanBoards.slug });
  const labels = await db
    .insert(kanbanLabels)
    .values(LABELS.map(([name, colour]) => ({ name, colour })))
    .returning({ id: kanbanLabels.id, name: kanbanLabels.name });
  const names = CARDS.flatMap((card) => [...card.people, ...(card.comments ?? []).map(([name]) => name)]);
  const found = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(inArray(people.fullName, [...new Set(names)]))
    .orderBy(asc(people.id));
  const idOf = (name: string) => found.find((one) => one.fullName === name)?.id;
  const rows = await db
    .insert(kanbanCards)
    .values(
      CARDS.map((card, at) => ({
        boardId: boards.find((one) => one.slug === card.board)?.id ?? 0,
        ...{ rank: (at + 1) * GAP, title: card.title, cover: card.cover ?? null, dueDate: dueOn(now, card.due) },
        ...{ description: card.description ?? '', plain: plainText(card.description ?? '') },
        ...{ createdAt: new Date(now.getTime() - 9 * DAY), createdById: idOf(card.people[0] ?? '') ?? null },
        changedAt: now,
      })),
    )
    .returning({ id: kanbanCards.id });
  const laid = CARDS.flatMap((card, at) => (rows[at] ? [{ id: rows[at].id, card }] : []));
  await db.insert(kanbanCardLabels).values(
    laid.map(({ id, card }) => ({
      ...{ cardId: id, position: 0 },
      labelId: labels.find((one) => one.name === card.label)?.id ?? 0,
    })),
  );
  await layParts(db, laid, now, idOf);
  await layFiles(db, laid, now, idOf);
}
