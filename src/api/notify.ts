import { eq, inArray } from 'drizzle-orm';
import type { Currency } from '#contract/money.ts';
import { chosenFor, NOTICE_TOPICS, type NoticeTopic } from '#contract/notices.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { moneyText } from './formats.ts';
import { readerColumns, readerOf } from './language.ts';
import { sendLater } from './later.ts';
import { isMailed, noticeMail } from './mails.ts';
import type { Language } from './mailWords/say.ts';

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

/**
 * Tells people something, each in the ways they chose: stored, counted as unread and shown at once in every page they
 * have open; and by mail.
 */
export async function notify(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'mailer' | 'log' | 'policy'>,
  { to, kind, data: texts = {}, amounts = {}, link }: Notice,
  db: Db = deps.db,
) {
  if (to.length === 0) return;
  const { app, mail } = await wishes(db, to, kind);
  const dataIn = (language: Language) => ({ ...texts, ...inLanguage(amounts, language) });
  if (isMailed(kind))
    for (const one of mail) {
      const reader = readerOf(deps, one);
      sendLater(deps, noticeMail(reader, kind, dataIn(reader.language)));
    }
  if (app.length === 0) return;
  const data = dataIn('en');
  const createdAt = deps.clock();
  const stored = await db.transaction(async (tx) => {
    // Whoever is being deleted at this moment is told nothing, and nobody's work fails for it.
    const there = await tx
      .select({ id: people.id })
      .from(people)
      .where(inArray(people.id, app))
      .orderBy(people.id)
      .for('key share');
    if (there.length === 0) return [];
    return tx
      .insert(notifications)
      .values(there.map(({ id }) => ({ personId: id, kind, data, link: link ?? null, createdAt })))
      .returning({ id: notifications.id });
  });
  await deps.bus.publish({ people: app, topic: 'notifications', ids: stored.map((one) => one.id) });
}
