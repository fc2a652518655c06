import { z } from 'zod/mini';
import { listBase, pageNumber, rowCount, yesOrNo } from '#contract/list.ts';

export const FOLDERS = ['inbox', 'draft', 'spam', 'sent', 'trash'] as const;
export type Folder = (typeof FOLDERS)[number];

/** What can be looked at: the folders, and what is gathered from several of them. */
export const FOLDER_VIEWS = [...FOLDERS, 'starred', 'scheduled', 'all'] as const;
export type FolderView = (typeof FOLDER_VIEWS)[number];

export const GIVEN_LABELS = ['private', 'company', 'important', 'personal'] as const;

const orInbox = (given: unknown) => (given === '' ? undefined : given);

/** Query of GET /apps/email/emails. Without page and perPage it answers everything, up to 1,000 mails. */
export const mailQuery = z.object({
  q: listBase.shape.q,
  folder: z.pipe(
    z.transform(orInbox),
    z._default(z.enum(FOLDER_VIEWS, `Choose from ${FOLDER_VIEWS.join(', ')}.`), 'inbox'),
  ),
  label: z._default(z.string().check(z.trim(), z.maxLength(60, 'Use at most 60 characters.')), ''),
  page: z.optional(pageNumber),
  perPage: z.optional(rowCount),
  /** Leaves `message` and `replies` empty: a list shows the preview. */
  brief: z._default(yesOrNo, false),
});
export type MailQuery = z.infer<typeof mailQuery>;

/** Which mails a bulk action means: all that the list shows at an address. */
export const mailMatch = z.pick(mailQuery, { q: true, folder: true, label: true });

export type MailMatch = z.infer<typeof mailMatch>;
