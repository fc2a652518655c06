import { z } from 'zod';
import { accessRole } from '#contract/accessRules.ts';
import { connection, webAddress } from '#contract/account.ts';
import { CONNECTIONS, SOCIAL_LINKS } from '#contract/accountChoices.ts';
import { id, idOrStart, onceKey } from '#contract/ids.ts';
import { fewRows, yesOrNo } from '#contract/list.ts';
import { COMMENT_LETTERS, DRAWN_COVERS, drawnCover, MOST_OPTIONS, MOST_PICTURES, PAGE_KINDS } from './choices.ts';

export const usualCover = (personId: number) => drawnCover((personId % DRAWN_COVERS) + 1);

export const POST_LETTERS = 5_000;

const words = (most: number) => z.string('Write something.').trim().max(most, `Use at most ${most} characters.`);
const someWords = (most: number) => words(most).min(1, 'Write something.');

/** The same as in the account settings, or none. */
const link = z.literal('').or(webAddress);

/** A person as posts and lists show them. */
export const profilePerson = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  designation: z.string(),
});

export const personCard = profilePerson.extend({
  access: accessRole,
  isMe: z.boolean(),
  isFollowed: z.boolean(),
  /** How many of those I follow follow this person too. */
  mutualFriend: z.number(),
});
export type PersonCard = z.infer<typeof personCard>;

export const pollOption = z.object({
  id: z.number(),
  name: z.string(),
  /** Whole percent; together they are 100 once somebody voted. */
  result: z.number(),
  votes: z.number(),
  /** The newest few. */
  votedUser: z.array(profilePerson.pick({ id: true, fullName: true, username: true, avatar: true })),
  isMine: z.boolean(),
});
export const poll = z.object({
  id: z.number(),
  postId: z.number(),
  question: z.string(),
  author: profilePerson,
  closesAt: z.string().nullable(),
  isClosed: z.boolean(),
  mayClose: z.boolean(),
  votes: z.number(),
  options: z.array(pollOption),
});
export type Poll = z.infer<typeof poll>;

export const media = z.object({
  id: z.number(),
  kind: z.enum(['picture', 'video']),
  url: z.string(),
  name: z.string(),
  fileId: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type Media = z.infer<typeof media>;

export const comment = z.object({
  id: z.number(),
  postId: z.number(),
  author: profilePerson,
  comment: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  commentsLikes: z.number(),
  youLiked: z.boolean(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const postBase = z.object({
  id: z.number(),
  author: profilePerson,
  postText: z.string(),
  link: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isAnnouncement: z.boolean(),
  /** The first picture or the video, for whoever shows one; `media` has all of them. */
  postImg: z.string().nullable(),
  postVid: z.string().nullable(),
  media: z.array(media),
  poll: poll.nullable(),
});

/** The post that was shared; null once it is gone. */
export const post = postBase.extend({
  isShare: z.boolean(),
  shared: postBase.nullable(),
  likes: z.number(),
  youLiked: z.boolean(),
  /** The newest few who like it, and how many there are in all. */
  likedUsers: z.array(profilePerson.pick({ id: true, fullName: true, username: true, avatar: true })),
  likedCount: z.number(),
  comments: z.number(),
  /** How often it was shared. */
  share: z.number(),
  /** The newest few, oldest of them first. */
  detailedComments: z.array(comment),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type Post = z.infer<typeof post>;
export type SharedPost = z.infer<typeof postBase>;

export const photo = media.pick({ id: true, url: true, name: true, width: true, height: true }).extend({
  postId: z.number(),
  createdAt: z.string(),
});
export type Photo = z.infer<typeof photo>;

export const schoolPage = z.object({
  id: z.number(),
  kind: z.enum(PAGE_KINDS),
  name: z.string(),
  subtitle: z.string(),
  avatar: z.string().nullable(),
  followers: z.number(),
  isFollowed: z.boolean(),
});
export type SchoolPage = z.infer<typeof schoolPage>;

/** A short notice of the school. */
export const schoolNotice = z.object({
  id: z.number(),
  title: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  desc: z.string(),
  tags: z.array(z.string()),
  createdAt: z.string(),
});
export type SchoolNotice = z.infer<typeof schoolNotice>;

/** Somebody as the caller may see them. */
export const frame = z.object({
  id: z.number(),
  access: accessRole,
  isMe: z.boolean(),
  isFollowed: z.boolean(),
  followsMe: z.boolean(),
  header: z.object({
    avatar: z.string().nullable(),
    username: z.string(),
    fullName: z.string(),
    designation: z.string(),
    coverImg: z.string(),
  }),
  userAbout: z.object({
    about: z.string(),
    joined: z.string(),
    lives: z.string(),
    country: z.string(),
    /** Null for those who may not know it. */
    email: z.string().nullable(),
    website: z.string(),
    socialLinks: z.partialRecord(z.enum(SOCIAL_LINKS), z.string()),
    connections: z.partialRecord(z.enum(CONNECTIONS), connection),
  }),
  counts: z.object({ posts: z.number(), photos: z.number(), followers: z.number(), following: z.number() }),
  suggestedPages: z.array(schoolPage),
  twitterFeeds: z.array(schoolNotice),
  latestPhotos: z.array(photo),
  suggestions: z.array(personCard),
});
export type Frame = z.infer<typeof frame>;

/** Answer of GET /profile/data: the frame, the newest posts, and the answers of the poll that stands beside them. */
export const profileData = frame.extend({
  posts: z.array(post),
  polls: z.array(pollOption.extend({ pollId: z.number(), question: z.string() })),
});

export const profileQuery = z.object({ id: z.optional(id) });

/** Older than this one, for lists that grow downwards. */
export const olderQuery = z.object({ before: z.optional(id), perPage: z._default(fewRows, 20) });

export const followed = frame.pick({ id: true, isFollowed: true });

/** Of one person, or what somebody follows: their own, those of people they follow, and announcements. */
const feed = z.object({ of: z.optional(id) });
export const feedQuery = feed.extend({ before: z.optional(id), perPage: z._default(fewRows, 10) });
export const newerQuery = feed.extend({ after: idOrStart });
export const newerCount = z.object({ count: z.number() });
export const feedPage = z.object({ posts: z.array(post), next: z.number().nullable() });
export const commentPage = z.object({ comments: z.array(comment), next: z.number().nullable() });
export const photoPage = z.object({ photos: z.array(photo), next: z.number().nullable() });
export const peoplePage = z.object({ people: z.array(personCard), next: z.number().nullable() });
export const onePost = z.object({ post });
export const oneComment = z.object({ comment, post });
export const onePoll = z.object({ poll });

export const newPoll = z
  .object({
    question: someWords(200),
    options: z
      .array(someWords(100))
      .min(2, 'Give at least two answers.')
      .max(MOST_OPTIONS, `Give at most ${MOST_OPTIONS} answers.`)
      .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'Two answers are the same.'),
    closesAt: z.iso.datetime({ offset: true, error: 'Give a date and a time.' }).nullish(),
  })
  .strict();

const fileIds = z
  .array(id)
  .max(MOST_PICTURES, `Add at most ${MOST_PICTURES} pictures.`)
  .refine((all) => new Set(all).size === all.length, 'A picture is there twice.');

export const newPost = z
  .object({
    text: words(POST_LETTERS).default(''),
    link: link.default(''),
    /** Uploads of one's own: pictures, or one video. */
    files: fileIds.default([]),
    poll: newPoll.nullish(),
    isAnnouncement: z.boolean().default(false),
    key: onceKey,
  })
  .refine((one) => one.text !== '' || one.link !== '' || one.files.length > 0 || Boolean(one.poll), {
    path: ['text'],
    message: 'Write something, or add a picture or a poll.',
  });
export type NewPost = z.input<typeof newPost>;

/** `media` are the pictures that stay, by their ids, in their order. */
export const postChange = z.object({
  text: words(POST_LETTERS).optional(),
  link: link.optional(),
  media: z.array(id).max(MOST_PICTURES, `Add at most ${MOST_PICTURES} pictures.`).optional(),
});
export const shareBody = z.object({ text: words(POST_LETTERS).default(''), key: onceKey });
export const commentBody = z.object({ text: someWords(COMMENT_LETTERS) });
export const newComment = commentBody.extend({ key: onceKey });
export const voteBody = z.object({ optionId: id });

export const profileChange = z
  .object({
    designation: words(100),
    lives: words(100),
    about: words(1_000),
    website: link,
    /** A drawn one by its number, or an own upload. */
    cover: z.union(
      [z.object({ drawn: z.number().int().min(1).max(DRAWN_COVERS) }), z.object({ fileId: id })],
      'Choose a picture.',
    ),
  })
  .partial();
export type ProfileChange = z.infer<typeof profileChange>;

export const newNotice = z.object({
  text: someWords(280),
  /** Words by which notices are told apart, without their #. */
  tags: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[\p{L}\p{N}_-]{1,30}$/u, 'Use letters, digits and - only.'),
    )
    .max(5, 'Give at most 5 tags.')
    .default([]),
});
export const pageBody = z.object({
  name: someWords(80),
  subtitle: words(120).default(''),
  kind: z.enum(PAGE_KINDS, `Choose from ${PAGE_KINDS.join(', ')}.`),
});
export const pagesQuery = z.object({ followed: z.optional(yesOrNo) });
