import { z } from 'zod';
import { id, idOrStart, onceKey } from '#contract/ids.ts';
import { listBase, pageNumber, rowCount, someIds } from '#contract/list.ts';
import { storedFile } from '#features/files/contract.ts';
import { MESSAGE_FILES, MESSAGE_LETTERS, PRESENCES, REACTIONS } from './choices.ts';

export const presence = z.enum(PRESENCES, `Choose from ${PRESENCES.join(', ')}.`);
export type Presence = z.infer<typeof presence>;

export const reactionBody = z.object({ emoji: z.enum(REACTIONS, `Choose from ${REACTIONS.join(', ')}.`) });
export type Reaction = z.infer<typeof reactionBody>['emoji'];

export const GROUP_PEOPLE = 200;
const ABOUT_LETTERS = 500;

/** Settings that somebody never changed are on. */
export const chatSettings = z.object({
  /** Told of new messages while no page is open. */
  notifications: z.boolean(),
  sounds: z.boolean(),
  /** Off: others do not see what one has seen. */
  readReceipts: z.boolean(),
  /** Off: Enter breaks the line. */
  enterSends: z.boolean(),
});
export type ChatSettings = z.infer<typeof chatSettings>;

/** What somebody is: history teacher, caretaker. */
const title = z.string().trim().max(60, 'Use at most 60 characters.');
const about = z.string().trim().max(ABOUT_LETTERS, `Use at most ${ABOUT_LETTERS} characters.`);

export const profileUser = z.object({
  id: z.number(),
  avatar: z.string().nullable(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  /** The own choice; what others see follows from it and from what one does. */
  status: presence,
  settings: chatSettings,
});
export type ProfileUser = z.infer<typeof profileUser>;

/** Body of PUT /apps/chat/users/profile-user: what is left out stays. */
export const profileChange = z
  .object({ role: title, about, status: presence, settings: chatSettings.partial() })
  .partial();
export type ProfileChange = z.infer<typeof profileChange>;

export const contact = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string().nullable(),
  status: presence,
  email: z.string(),
  /** Whether they can open chats; who cannot gets a mail. */
  reachable: z.boolean(),
  /** Whether they still work here: a chat with whoever does not can be read only. */
  isActive: z.boolean(),
});
export type Contact = z.infer<typeof contact>;

/** What happened in a group, for a line in the reader's language. Names are as they were then. */
export const DEEDS = ['created', 'renamed', 'added', 'removed', 'left', 'made-admin', 'made-member'] as const;
const somebody = z.object({ id: z.number(), fullName: z.string() });
export const groupEvent = z.object({
  deed: z.enum(DEEDS),
  by: somebody,
  people: z.array(somebody),
  name: z.string().nullable(),
});
export type GroupEvent = z.infer<typeof groupEvent>;

const reaction = z.object({ emoji: z.enum(REACTIONS), people: z.array(somebody) });

const quoted = z.object({
  id: z.number(),
  senderId: z.number().nullable(),
  senderName: z.string().nullable(),
  message: z.string(),
  isDeleted: z.boolean(),
});

/** A message in short, as lists show it. The sender is null once their account is deleted. */
export const lastMessage = z.object({
  id: z.number(),
  kind: z.enum(['text', 'system']),
  message: z.string(),
  time: z.string(),
  senderId: z.number().nullable(),
  senderName: z.string().nullable(),
  event: groupEvent.nullable(),
  isDeleted: z.boolean(),
  files: z.number(),
});
export type LastMessage = z.infer<typeof lastMessage>;

export const message = lastMessage.extend({
  chatId: z.number(),
  files: z.array(storedFile),
  editedAt: z.string().nullable(),
  replyTo: quoted.nullable(),
  reactions: z.array(reaction),
  /** The sender's own key; null for everybody else. */
  key: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const MEMBER_ROLES = ['owner', 'admin', 'member'] as const;
const memberRole = z.enum(MEMBER_ROLES);
export type MemberRole = z.infer<typeof memberRole>;

/** One conversation, direct or group, as the reader has it. */
export const chatEntry = z.object({
  id: z.number(),
  kind: z.enum(['direct', 'group']),
  /** The group's name, or the other person's; empty when their account was deleted. */
  name: z.string(),
  /** The other person of a direct chat. */
  contact: contact.nullable(),
  /** How many are in it, and the first few of them other than the reader: pictures of a group. */
  members: z.number(),
  faces: z.array(somebody.extend({ avatar: z.string().nullable() })),
  unseenMsgs: z.number(),
  /** The newest message the reader has seen; what comes after it stands below the unread line. */
  seenId: z.number(),
  lastMessage: lastMessage.nullable(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  myRole: memberRole,
  /** May rename the group, and add and remove people. */
  canManage: z.boolean(),
  canSend: z.boolean(),
});
export type ChatEntry = z.infer<typeof chatEntry>;
export const oneChat = z.object({ chat: chatEntry });
export const chatList = z.object({ chats: z.array(chatEntry), total: z.number() });

export const chatMember = contact.extend({ memberRole, joinedAt: z.string() });
export type ChatMember = z.infer<typeof chatMember>;
export const chatInfo = z.object({ chat: chatEntry, people: z.array(chatMember) });

const { q, page } = listBase.shape;
/** Without a page: everything, up to a thousand. */
const pages = { page: z.optional(pageNumber), perPage: z.optional(rowCount) };

export const chatsQuery = z.object({ q, ...pages });
export const chatListQuery = z.object({ q, page, perPage: z._default(rowCount, 30) });

const shortChat = z.object({ id: z.number(), unseenMsgs: z.number(), lastMessage: lastMessage.nullable() });
export const chatsAndContacts = z.object({
  chatsContacts: z.array(contact.extend({ chat: shortChat })),
  contacts: z.array(contact),
  profileUser,
  groups: z.array(chatEntry),
  total: z.number(),
});

/** `id` is the contact's. */
export const getChatQuery = z.object({ id, ...pages });
export const gotChat = z.object({
  /** Null as long as nobody wrote. */
  chat: shortChat.extend({ userId: z.number(), messages: z.array(message) }).nullable(),
  contact,
});

const noBlank = 'Write a message, or add a file.';
const words = {
  message: z
    .string('Write a message.')
    .max(MESSAGE_LETTERS, `Use at most ${MESSAGE_LETTERS} characters.`)
    .transform((text) => text.trim()),
  key: onceKey,
  replyTo: z.nullish(id),
  fileIds: z.array(id).max(MESSAGE_FILES, `Add at most ${MESSAGE_FILES} files.`).default([]),
};
const saysSomething = ({ message, fileIds }: { message: string; fileIds: number[] }) =>
  message !== '' || fileIds.length > 0;

/** Body of POST /apps/chat/:chatId/messages. */
export const newMessage = z.object(words).refine(saysSomething, { message: noBlank, path: ['message'] });
export type NewMessage = z.output<typeof newMessage>;

/** Body of POST /apps/chat/send-msg: to the contact, or to its id. */
export const sendMsgBody = z.object({
  obj: z
    .object({ ...words, contact: z.union([id, z.object({ id })], 'Say to whom: send the contact or its id.') })
    .refine(saysSomething, { message: noBlank, path: ['message'] }),
});
export const sentMsg = z.object({
  newMessage: message,
  /** With the newest messages, the new one last. */
  chat: chatEntry.extend({ userId: z.number(), messages: z.array(message) }),
});

export const messageChange = z.object({ message: words.message.refine((text) => text !== '', 'Write a message.') });
export const oneMessage = z.object({ message });

/** The newest ones; those before or after one; those around it; or some by their ids. */
export const messagesQuery = z
  .object({
    before: z.optional(id),
    /** 0 is from the beginning. */
    after: z.optional(idOrStart),
    around: z.optional(id),
    ids: someIds,
    limit: z._default(rowCount, 50),
  })
  .refine(
    ({ before, after, around, ids }) => [before, after, around, ids].filter((one) => one !== undefined).length <= 1,
    { message: 'Send one of before, after, around and ids.', path: ['before'] },
  );
export type MessagesQuery = z.infer<typeof messagesQuery>;
/** In the order they were sent. */
export const messagePage = z.object({ messages: z.array(message), hasBefore: z.boolean(), hasAfter: z.boolean() });

export const seenBody = z.object({ messageId: id });
export const seenList = z.object({
  /** Those who let it be known. */
  seen: z.array(z.object({ id: z.number(), messageId: z.number(), at: z.string().nullable() })),
});
export const seenAnswer = z.object({ messageId: z.number(), unseenMsgs: z.number() });
export const unseenAnswer = z.object({ unseen: z.number(), chats: z.number() });

export const messageSearchQuery = z.object({
  q,
  chat: z.optional(id),
  before: z.optional(id),
  limit: z._default(rowCount, 20),
});
export type MessageSearch = z.infer<typeof messageSearchQuery>;
export const foundMessages = z.object({
  messages: z.array(
    message.extend({ chat: z.object({ id: z.number(), kind: z.enum(['direct', 'group']), name: z.string() }) }),
  ),
  /** Ask with `before` this for more; null at the end. */
  next: z.number().nullable(),
});

export const sharedFilesQuery = z.object({ before: z.optional(id), limit: z._default(rowCount, 20) });
export const sharedFiles = z.object({
  files: z.array(
    z.object({ ...storedFile.shape, messageId: z.number(), senderId: z.number().nullable(), time: z.string() }),
  ),
  total: z.number(),
  next: z.number().nullable(),
});

export const ownChatChange = z.object({ isMuted: z.boolean(), isPinned: z.boolean() }).partial();

const groupName = z.string('Name the group.').trim().min(1, 'Name the group.').max(60, 'Use at most 60 characters.');
const some = z
  .array(id)
  .min(1, 'Choose at least one person.')
  .max(GROUP_PEOPLE, `Choose at most ${GROUP_PEOPLE} people.`);
export const newGroup = z.object({ name: groupName, people: some, key: onceKey });
export type NewGroup = z.output<typeof newGroup>;
export const groupChange = z.object({ name: groupName });
export const newMembers = z.object({ people: some });
export const memberChange = z.object({ role: z.enum(['admin', 'member'], 'Choose from admin, member.') });

/** `stream` is what the live stream said in its `hello`; without it all pages of this login are meant. */
export const activityBody = z.object({
  active: z.boolean('Say true or false.'),
  stream: z.uuid('Give a UUID.').optional(),
});
export const activity = activityBody.pick({ active: true });
export const presenceQuery = z.object({ ids: someIds });
export const presenceList = z.object({ people: z.array(z.object({ id: z.number(), status: presence })) });
