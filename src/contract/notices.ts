/** What somebody is told of, if they want to. */
const OWN_TOPICS = ['new-sign-in', 'person-registered'] as const;
export const NOTICE_FLAGS = [
  'commentOnArticle',
  'answerOnForm',
  'followMe',
  'newAnnouncements',
  'productUpdates',
  'blogDigest',
] as const;
export type NoticeFlag = (typeof NOTICE_FLAGS)[number];
export const NOTICE_TOPICS = [...OWN_TOPICS, ...NOTICE_FLAGS] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];
/** Told always: who misses it may lose the account. */
export const ALWAYS_TOLD = ['password-changed', 'two-steps-on', 'two-steps-off'] as const;

/** In which ways somebody is told. */
export type Channels = { app: boolean; mail: boolean };
export type NoticeChoices = Partial<Record<NoticeTopic, Channels>>;
/** The digest is a mail and nothing else. */
const channelsOf = (topic: NoticeTopic): readonly (keyof Channels)[] =>
  topic === 'blogDigest' ? ['mail'] : ['app', 'mail'];
/** Where nobody chose: in the app, not by mail. */
const UNCHOSEN: Channels = { app: true, mail: false };
/** How somebody is told of something: as they chose, and only in the ways there are. */
export function chosenFor(topic: NoticeTopic, notices: NoticeChoices): Channels {
  const { app, mail } = notices[topic] ?? UNCHOSEN;
  return { app: app && channelsOf(topic).includes('app'), mail };
}
/** The ways there are for it, on or off. */
export const waysOf = (topic: NoticeTopic, chosen: Channels): Partial<Channels> =>
  Object.fromEntries(channelsOf(topic).map((channel) => [channel, chosen[channel]]));
/** The six flags are on when somebody is told in one way or another. */
export function isWanted(flag: NoticeFlag, notices: NoticeChoices): boolean {
  const { app, mail } = chosenFor(flag, notices);
  return app || mail;
}
