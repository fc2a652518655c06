import { z } from 'zod';
import { extend } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { listBase } from '#contract/list.ts';
import { ANSWER_KINDS, MOST_FILES } from './choices.ts';
import { FOLDER_VIEWS, FOLDERS, type FolderView, mailMatch } from './listContract.ts';

export const folder = z.enum(FOLDERS, `Choose from ${FOLDERS.join(', ')}.`);

export const LABEL_COLOURS = ['ink', 'pine', 'ochre', 'brick', 'plum', 'sky', 'graphite'] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** So long a mail can be called back. */
export const UNDO_SECONDS = 8;

export const MOST_RECIPIENTS = 100;
const MOST_LETTERS = 400_000;

/** `received` came from somebody; a `waiting` one can still be called back; a `failed` one did not reach everybody. */
export const MAIL_STATES = ['received', 'draft', 'waiting', 'scheduled', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const placeQuery = extend(mailMatch, { emailId: id });
/** How many stand above it; null when it is not in the list, or too far down to count. */
export const mailPlace = z.object({ row: z.number().nullable() });

export const address = z.object({ name: z.string(), email: z.string() });
export type Address = z.infer<typeof address>;

export const attachment = z.object({
  id: z.number(),
  fileName: z.string(),
  thumbnail: z.string().nullable(),
  url: z.string(),
  size: z.string(),
  type: z.string(),
  bytes: z.number(),
});
export type Attachment = z.infer<typeof attachment>;

/** How a mail goes to an address: into the inbox of an account, by SMTP, or into the outbox while no SMTP is set up. */
export const WAYS = ['here', 'mail', 'outbox'] as const;
export const OUTCOMES = ['waiting', 'delivered', 'mailed', 'outbox', 'failed'] as const;
export const delivery = address.extend({ way: z.enum(WAYS), outcome: z.enum(OUTCOMES), tries: z.number() });
export type Delivery = z.infer<typeof delivery>;

const mailFields = z.object({
  id: z.number(),
  from: address.extend({ avatar: z.string().nullable(), id: z.number().nullable() }),
  to: z.array(address),
  cc: z.array(address),
  bcc: z.array(address),
  subject: z.string(),
  message: z.string(),
  preview: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  labels: z.array(z.string()),
  time: z.string(),
  folder,
  state: z.enum(MAIL_STATES),
  sendAt: z.string().nullable(),
  /** Of a draft: saving it names the version that was seen. */
  version: z.number(),
  /** Mails of one conversation share it. */
  thread: z.string(),
  kind: z.enum(ANSWER_KINDS).nullable(),
  inReplyTo: z.number().nullable(),
  hasRemotePictures: z.boolean(),
});
const reply = mailFields.extend({ replies: z.array(z.never()) });
export type Reply = z.infer<typeof reply>;
export const email = mailFields.extend({ replies: z.array(reply) });
export type Email = z.infer<typeof email>;
export const oneEmail = email.extend({
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
  deliveries: z.array(delivery),
});
export type OneEmail = z.infer<typeof oneEmail>;

export const emailsMeta = z.object({ inbox: z.number(), draft: z.number(), spam: z.number() });
export type EmailsMeta = z.infer<typeof emailsMeta>;
export const mailPage = z.object({
  emails: z.array(email),
  emailsMeta,
  total: z.number(),
  /** The total is an estimate. */
  about: z.boolean().optional(),
});
export type MailPage = z.infer<typeof mailPage>;

const ids = z.array(id, 'Give ids.').min(1, 'Choose at least one mail.').max(10_000, 'Choose at most 10,000.');
const labelName = z.string('Give a label.').trim().min(1, 'Give a label.').max(60, 'Use at most 60 characters.');

export const mailChanges = z
  .strictObject(
    {
      isRead: z.boolean('Say true or false.').optional(),
      isStarred: z.boolean('Say true or false.').optional(),
      folder: folder.optional(),
      labels: z.array(labelName, 'Give a list of labels.').max(50, 'Give at most 50.').optional(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? 'Only isRead, isStarred, folder and labels can be changed.' : undefined,
    },
  )
  .refine((changes) => Object.values(changes).some((one) => one !== undefined), {
    message: 'Say what to change.',
    when: ({ issues }) => issues.length === 0,
  });
export type MailChanges = z.infer<typeof mailChanges>;
export const updateEmails = z.object({ emailIds: ids, dataToUpdate: mailChanges });
export const updateEmailsLabel = z.object({ emailIds: ids, label: labelName });
export const updated = z.object({ emailIds: z.array(z.number()), emailsMeta });

export const mailId = z.object({ id });
export const neighbourQuery = z.object({
  dir: z.enum(['previous', 'next'], 'Choose previous or next.'),
  emailId: id,
});

const fileIds = z.array(id, 'Give ids.').max(MOST_FILES, `Attach at most ${MOST_FILES} files.`).default([]);
const html = z.string('Write a text.').max(MOST_LETTERS, 'This is too long for a mail.').default('');
const subject = z.string('Write a text.').trim().max(300, 'Use at most 300 characters.').default('');
const answer = {
  inReplyTo: z.nullish(id),
  kind: z.enum(ANSWER_KINDS, `Choose from ${ANSWER_KINDS.join(', ')}.`).nullish(),
};
const name = z.string().trim().max(120, 'Use at most 120 characters.').optional();

/** Somebody of the directory by their id, or any address. */
export const recipient = z.union(
  [
    z.pipe(
      id,
      z.transform((personId) => ({ personId })),
    ),
    z.object({ id }).transform(({ id: personId }) => ({ personId })),
    z.object({
      name,
      email: z.string().trim().pipe(z.email('Enter a valid email.').max(254, 'This email is too long.')),
    }),
  ],
  'Enter a valid email.',
);
export type Recipient = z.infer<typeof recipient>;
const recipients = z
  .array(recipient)
  .max(MOST_RECIPIENTS, `Write to at most ${MOST_RECIPIENTS} addresses.`)
  .default([]);
const written = { to: recipients, cc: recipients, bcc: recipients, subject, message: html, fileIds, ...answer };

/** A draft is kept as it is typed: without an id it is new, and the same key makes it once. */
export const draftBody = z
  .object({
    id: z.optional(id),
    version: z.number('Give a number.').int('Give a whole number.').optional(),
    key: onceKey,
    ...written,
  })
  .refine((draft) => draft.id === undefined || draft.version !== undefined, {
    message: 'Say which version you changed.',
    path: ['version'],
  });
export type DraftBody = z.infer<typeof draftBody>;

export const sendBody = z
  .object({
    ...written,
    key: onceKey,
    draftId: z.optional(id),
    version: z.number('Give a number.').int('Give a whole number.').optional(),
    sendAt: z.iso.datetime({ offset: true, message: 'Give a time such as 2026-11-15T08:00:00Z.' }).nullish(),
  })
  .refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0, {
    message: 'Say whom the mail is for.',
    path: ['to'],
  });
export type SendBody = z.infer<typeof sendBody>;
export const sentMail = z.object({
  email: oneEmail,
  /** Until then the mail can be called back. */
  undoUntil: z.string().nullable(),
  /** Whether mails to outside addresses leave this server. */
  hasMailServer: z.boolean(),
});
export const scheduleBody = z.object({
  sendAt: z.iso.datetime({ offset: true, message: 'Give a time such as 2026-11-15T08:00:00Z.' }),
});

export const BULK_ACTIONS = [
  'read',
  'unread',
  'star',
  'unstar',
  'move',
  'label',
  'unlabel',
  'trash',
  'restore',
  'delete',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
export const mailBulk = z
  .object({
    action: z.enum(BULK_ACTIONS, 'Choose what to do.'),
    ids: ids.optional(),
    match: z.optional(mailMatch),
    folder: folder.optional(),
    label: labelName.optional(),
  })
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  })
  .refine((bulk) => bulk.action !== 'move' || bulk.folder !== undefined, { message: 'Say where to.', path: ['folder'] })
  .refine((bulk) => !['label', 'unlabel'].includes(bulk.action) || bulk.label !== undefined, {
    message: 'Give a label.',
    path: ['label'],
  });
export type MailBulk = z.infer<typeof mailBulk>;
/** `undo` is a token for POST /apps/email/undo, good for some minutes; null where there is no way back. */
export const bulkDone = z.object({ changed: z.number(), undo: z.string().nullable() });
/** `late` were to be sent at a time that has passed: they stay drafts. */
export const undone = bulkDone.extend({ late: z.number() });
export const undoBody = z.object({ token: z.uuid('Give a UUID.') });

export const labelColour = z.enum(LABEL_COLOURS, `Choose from ${LABEL_COLOURS.join(', ')}.`);
export const newLabel = z.object({
  name: labelName.max(40, 'Use at most 40 characters.'),
  colour: labelColour.default('graphite'),
  key: onceKey,
});
export const labelChange = z.object({
  name: labelName.max(40, 'Use at most 40 characters.').optional(),
  colour: labelColour.optional(),
});
/** The id of a given label is its name; own ones have a number. Mails name labels by their name. */
export const label = z.object({
  id: z.string(),
  name: z.string(),
  colour: labelColour,
  isGiven: z.boolean(),
  total: z.number(),
  unread: z.number(),
});
export type Label = z.infer<typeof label>;
export const labelList = z.object({ labels: z.array(label) });
export const oneLabel = z.object({ label });

const counted = z.object({ total: z.number(), unread: z.number() });
export const mailMeta = z.object({
  folders: z.object(
    Object.fromEntries(FOLDER_VIEWS.map((one) => [one, counted])) as Record<FolderView, typeof counted>,
  ),
  labels: z.array(label),
  emailsMeta,
});
export type MailMeta = z.infer<typeof mailMeta>;

export const signature = z.object({ html: z.string().max(20_000, 'Use at most 20,000 characters.') });
export const addressQuery = z.object({ q: listBase.shape.q });
export const suggestion = address.extend({
  id: z.number().nullable(),
  avatar: z.string().nullable(),
  used: z.number(),
});
export type Suggestion = z.infer<typeof suggestion>;
export const suggestions = z.object({ addresses: z.array(suggestion) });
