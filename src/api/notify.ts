import { eq, inArray } from 'drizzle-orm';
import { chosenFor, NOTICE_TOPICS, type NoticeTopic } from '#contract/notices.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';
import type { Deps, Mail } from './deps.ts';
import { sendLater } from './later.ts';
import { noticeMail } from './mails.ts';

export interface Notice {
  to: number[];
  kind: NotificationKind;
  data?: Record<string, string>;
  link?: string;
}

type Words = Pick<Mail, 'subject' | 'text'>;

/** The mails of what people may also be told by mail. */
const MAILS: Partial<Record<NotificationKind, (data: Record<string, string>) => Words>> = {
  'new-sign-in': ({ device }) => ({
    subject: 'New sign-in',
    text: `somebody signed in to your account from ${device}. If this was not you, change your password.`,
  }),
  'person-registered': ({ name }) => ({ subject: 'Somebody created an account', text: `${name} created an account.` }),
  'new-follower': ({ name }) => ({ subject: `${name} follows you`, text: `${name} follows you now.` }),
  'post-comment': ({ name, title }) => ({
    subject: `${name} answered your post`,
    text: `${name} answered your post: ${title}`,
  }),
  'poll-vote': ({ name, title }) => ({
    subject: `${name} voted in your poll`,
    text: `${name} voted in your poll: ${title}`,
  }),
  'blog-comment': ({ name, title }) => ({
    subject: `${name} commented on your article`,
    text: `${name} commented on your article: ${title}`,
  }),
  'blog-reply': ({ name, title }) => ({
    subject: `${name} answered your comment`,
    text: `${name} answered your comment on: ${title}`,
  }),
  'product-cheaper': ({ name, price, was }) => ({
    subject: `${name} is cheaper now`,
    text: `${name} from your wishlist costs ${price} instead of ${was}.`,
  }),
  'product-back': ({ name }) => ({ subject: `${name} is back`, text: `${name} from your wishlist is in stock again.` }),
  announcement: ({ name, title }) => ({ subject: 'An announcement', text: `${name} announced: ${title}` }),
};

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
    .select({ id: people.id, email: people.email, fullName: people.fullName, notices: personDetails.notices })
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
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'mailer' | 'log'>,
  { to, kind, data = {}, link }: Notice,
  db: Db = deps.db,
) {
  if (to.length === 0) return;
  const { app, mail } = await wishes(db, to, kind);
  const words = MAILS[kind]?.(data);
  if (words) for (const { email, fullName } of mail) sendLater(deps, noticeMail(email, fullName, words));
  if (app.length === 0) return;
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
