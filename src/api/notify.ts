import { eq, inArray, sql } from 'drizzle-orm';
import type { Currency } from '#contract/money.ts';
import { chosenFor, NOTICE_TOPICS, type NoticeTopic } from '#contract/notices.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { moneyText } from './formats.ts';
import { readerColumns, readerOf } from './language.ts';
import { type Bus, tellEach } from './live.ts';
import { isMailed, noticeMail } from './mails.ts';
import type { Language } from './mailWords/say.ts';
import { defineMail, enterMails } from './waitingMails.ts';

export interface Notice {
  to: number[];
  kind: NotificationKind;
  data?: Record<string, string>;
  /** Money among the data: a mail writes it as its reader does. */
  amounts?: Record<string, { cents: number; currency: Currency }>;
  link?: string;
}

const inLanguage = (amounts: Notice['amounts'] = {}, language: Language) =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, { cents, currency }]) => [name, moneyText(cents, currency, language)]),
  );

/** What falls under a wish of another name; the others are wished for by their own. */
const TOPICS: Partial<Record<NotificationKind, NoticeTopic>> = {
  'new-follower': 'followMe',
  'post-comment': 'answerOnForm',
  'poll-vote': 'answerOnForm',
  announcement: 'newAnnouncements',
  'blog-comment': 'commentOnArticle',
  'blog-reply': 'commentOnArticle',
  'product-cheaper': 'productUpdates',
  'product-back': 'productUpdates',
};

const topicOf = (kind: NotificationKind): NoticeTopic | undefined =>
  TOPICS[kind] ?? NOTICE_TOPICS.find((topic) => topic === kind);

/** Who of them wants to be told in the app and who by mail. What cannot be chosen goes to all of them, in the app. */
async function wishes(db: Db, to: number[], kind: NotificationKind) {
  const topic = topicOf(kind);
  if (!topic) return { app: to, mail: [] };
  const found = await db
    .select({ ...readerColumns, id: people.id, notices: personDetails.notices })
    .from(people)
    .leftJoin(personDetails, eq(personDetails.personId, people.id))
    .where(inArray(people.id, to));
  const wants = (channel: 'app' | 'mail') => found.filter(({ notices }) => chosenFor(topic, notices ?? {})[channel]);
  return { app: wants('app').map((one) => one.id), mail: wants('mail') };
}

/** Entered some at a time, or one by one, and yet for very many. */
const FOR_MANY = new Set<NoticeTopic | undefined>(['productUpdates', 'newAnnouncements']);

/**
 * Whoever is being deleted at this moment is told nothing, and nobody's work fails for it. Deleting holds people first and
 * then what is theirs: asked before rows to tell of are held, it keeps to that order.
 */
export async function stillThere(tx: Db, ids: number[]): Promise<Set<number>> {
  const there = await tx
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.id} = ANY(${sql.param(ids)}::int[])`)
    .orderBy(people.id)
    .for('key share');
  return new Set(there.map((one) => one.id));
}

/** So many people in one statement. */
const AT_ONCE = 1_000;

/**
 * Tells people something with a transaction, each in the ways they chose: stored and counted as unread, and entered to go
 * by mail. Answers whose open pages are to look once it is committed.
 */
export async function enterNotice(tx: Db, deps: Pick<Deps, 'clock' | 'policy'>, notice: Notice): Promise<number[]> {
  const all = [...new Set(notice.to)];
  const told: number[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    told.push(...(await enterSome(tx, deps, { ...notice, to: all.slice(from, from + AT_ONCE) })));
  return told;
}

async function enterSome(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'policy'>,
  { to, kind, data = {}, amounts = {}, link }: Notice,
): Promise<number[]> {
  const { app, mail } = await wishes(tx, to, kind);
  const byMail = isMailed(kind) ? mail : [];
  if (app.length + byMail.length === 0) return [];
  const there = await stillThere(tx, to);
  const told = app.filter((id) => there.has(id));
  const stored = { kind, data: { ...data, ...inLanguage(amounts, 'en') }, link: link ?? null, createdAt: deps.clock() };
  if (told.length > 0) await tx.insert(notifications).values(told.map((personId) => ({ personId, ...stored })));
  const mails = byMail
    .filter(({ id }) => there.has(id))
    .map((one) => {
      const said = { ...data, ...inLanguage(amounts, readerOf(deps, one).language) };
      const alarm: Record<string, string> = kind === 'new-sign-in' ? { address: one.email } : {};
      return { personId: one.id, data: { ...said, ...alarm, notice: kind } };
    });
  await enterMails(tx, deps.clock(), 'notice', mails, FOR_MANY.has(topicOf(kind)));
  return told;
}

defineMail('notice', {
  /** Until it goes they may have changed their mind. An alarm goes as they wished then: others may be in by now. */
  async write(deps: Deps, to: typeof people.$inferSelect, { notice = '', address, ...data }: Record<string, string>) {
    if (!isMailed(notice)) return null;
    if (address !== undefined) return noticeMail({ ...readerOf(deps, to), email: address }, notice, data);
    const { mail } = await wishes(deps.db, [to.id], notice as NotificationKind);
    return mail.length > 0 ? noticeMail(readerOf(deps, to), notice, data) : null;
  },
});

/** Pages that looked before the commit saw nothing yet. */
export const showNotices = async (bus: Bus, told: number[]) =>
  tellEach(bus, [...new Set(told)], { topic: 'notifications', ids: [] });

/** Tells people something, and every page they have open. */
export async function notify(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'policy'>, notice: Notice) {
  if (notice.to.length === 0) return;
  await showNotices(deps.bus, await deps.db.transaction((tx) => enterNotice(tx, deps, notice)));
}
