import { and, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { matchesFolded, wordsIn } from '#api/db.ts';
import type { FolderView, MailMatch } from '#features/email/listContract.ts';
import { readMailSearch } from '#features/email/mailSearch.ts';
import type { LabelBook } from './labels.ts';
import { emailOwners, emails } from './tables.ts';

/** Which mails a list shows, written so that one of the indexes walks through them. */
export function inView(ownerId: number, view: FolderView): SQL[] {
  const own = eq(emails.ownerId, ownerId);
  const kept = ne(emails.folder, 'trash');
  if (view === 'all') return [own, kept];
  if (view === 'starred') return [own, sql`${emails.isStarred}`, kept];
  return [own, eq(emails.place, view)];
}

const dayBegins = (day: string) => new Date(`${day}T00:00:00Z`);

function labelled(book: LabelBook, name: string): SQL {
  const found = book.find(name);
  return found ? sql`${emails.labels} @> ARRAY[${found.id}::text]` : sql`false`;
}

/** The days that were typed. Lists are walked in the order of time, so their index answers this by itself. */
export function between(q: string): SQL[] {
  const { before, after } = readMailSearch(q);
  return [
    ...(before ? [lt(emails.time, dayBegins(before))] : []),
    ...(after ? [gte(emails.time, dayBegins(after))] : []),
  ];
}

/**
 * The other words that were typed and the label, as conditions that the indexes of words and labels answer. A mail whose
 * name has quotes or the word of an operator in it is found by its name, too.
 */
export function sought(ownerId: number, { q, label }: Pick<MailMatch, 'q' | 'label'>, book: LabelBook): SQL[] {
  const search = readMailSearch(q);
  const inSubject = (text: string) =>
    and(matchesFolded(emails.words, text), matchesFolded(sql`lms_fold(${emails.subject})`, text)) as SQL;
  const words = [
    ...(search.text ? [matchesFolded(emails.words, search.text)] : []),
    ...search.from.flatMap((text) => wordsIn(emails.senderWords, text)),
    ...search.to.flatMap((text) => wordsIn(emails.recipientWords, text)),
    ...search.subject.map(inSubject),
    ...search.label.map((name) => labelled(book, name)),
  ];
  const flags = [
    search.hasAttachment ? sql`${emails.hasAttachments}` : undefined,
    search.isUnread ? sql`NOT ${emails.isRead}` : undefined,
    search.isRead ? sql`${emails.isRead}` : undefined,
    search.isStarred ? sql`${emails.isStarred}` : undefined,
  ].filter((one) => one !== undefined);
  const typed = q.trim();
  const meant =
    words.length > 0 && search.text !== typed
      ? [or(and(...words, ...flags), matchesFolded(emails.words, typed)) as SQL]
      : [...words, ...flags];
  const ofLabel = label ? [labelled(book, label)] : [];
  const beside = words.length + ofLabel.length > 0 ? [sql`${emailOwners} @> ARRAY[${ownerId}::int]`] : [];
  return [...beside, ...ofLabel, ...meant];
}

/** The same rows that a list shows at this address. */
export const matchMails = (ownerId: number, match: MailMatch, book: LabelBook): SQL =>
  and(...inView(ownerId, match.folder), ...between(match.q), ...sought(ownerId, match, book)) as SQL;
