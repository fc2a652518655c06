import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound } from '#api/errors.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { fileIdsIn, plainText } from '#api/plainText.ts';
import { isActive } from '#api/whoMay.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import { MOST_FILE_BYTES } from '#features/email/choices.ts';
import { type Address, type DraftBody, MOST_RECIPIENTS, type Recipient } from '#features/email/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { cleanMailHtml, hasRemotePictures } from './mailHtml.ts';
import { emailFiles, emails } from './tables.ts';

const PREVIEW_LETTERS = 140;
const NO_PERSON = 'This person is not there any more.';
const NO_FILE = 'One of these files is not there, or it is not yours.';
const TOO_LARGE = `The files are more than ${MOST_FILE_BYTES / 1_000_000} MB together.`;
const TOO_MANY = `Write to at most ${MOST_RECIPIENTS} addresses.`;

type Written = Pick<DraftBody, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'fileIds' | 'inReplyTo' | 'kind'>;
const FIELDS = ['to', 'cc', 'bcc'] as const;

export const previewOf = (html: string) => [...plainText(html)].slice(0, PREVIEW_LETTERS).join('');
export const recipientsText = (...lists: Address[][]) =>
  lists
    .flat()
    .map(({ name, email }) => `${name} ${email}`)
    .join('\n');

/** Names of the school's own people, by id and by address. */
async function known(db: Db, given: Recipient[]) {
  const ids = given.flatMap((one) => ('personId' in one ? [one.personId] : []));
  const addresses = given.flatMap((one) => ('email' in one ? [one.email.toLowerCase()] : []));
  const fields = { id: people.id, name: people.fullName, email: people.email };
  const byId =
    ids.length === 0
      ? []
      : await db
          .select(fields)
          .from(people)
          .where(and(isActive, inArray(people.id, ids)));
  const byAddress =
    addresses.length === 0
      ? []
      : await db
          .select(fields)
          .from(people)
          .where(inArray(sql`lower(${people.email})`, addresses));
  return {
    byId: new Map(byId.map((one) => [one.id, one])),
    byAddress: new Map(byAddress.map((one) => [one.email.toLowerCase(), one])),
  };
}

/** Whom a mail is for, each address once: who stands in To is not in Cc as well. */
async function addressed(db: Db, body: Pick<Written, 'to' | 'cc' | 'bcc'>) {
  const { byId, byAddress } = await known(db, [...body.to, ...body.cc, ...body.bcc]);
  const seen = new Set<string>();
  const read = (field: (typeof FIELDS)[number]): Address[] =>
    body[field].flatMap((one) => {
      const person = 'personId' in one ? byId.get(one.personId) : byAddress.get(one.email.toLowerCase());
      if ('personId' in one && !person) throw badInput({ [field]: [NO_PERSON] });
      const email = 'email' in one ? one.email : (person?.email ?? '');
      if (seen.has(email.toLowerCase())) return [];
      seen.add(email.toLowerCase());
      return [{ name: ('name' in one && one.name) || person?.name || '', email }];
    });
  const lists = { to: read('to'), cc: read('cc'), bcc: read('bcc') };
  if (seen.size > MOST_RECIPIENTS) throw badInput({ to: [TOO_MANY] });
  return lists;
}

/** What may be sent along: own files, and those of mails one has. */
async function allowedFiles(db: Db, me: Me, attached: number[], shown: number[]) {
  const wanted = [...new Set([...attached, ...shown])].filter((id) => id > 0 && id <= HIGHEST_ID);
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: files.id, size: files.size })
    .from(files)
    .where(and(inArray(files.id, wanted), mayOpen(me)));
  const sizes = new Map(found.map((one) => [one.id, one.size]));
  if (attached.some((id) => !sizes.has(id))) throw badInput({ fileIds: [NO_FILE] });
  const bytes = found.reduce((sum, one) => sum + one.size, 0);
  if (bytes > MOST_FILE_BYTES) throw badInput({ fileIds: [TOO_LARGE] });
  return wanted
    .filter((id) => sizes.has(id))
    .map((fileId, position) => ({ fileId, position, isAttached: attached.includes(fileId) }));
}

/** The conversation that an answer belongs to. The draft of one stays in it, whatever becomes of the mail it answers. */
async function threadOf(db: Db, me: Me, inReplyTo: number | null | undefined, draftId: number | undefined) {
  if (!inReplyTo) return undefined;
  const isAnswered = eq(emails.id, inReplyTo);
  const isBegun = draftId && and(eq(emails.id, draftId), eq(emails.inReplyToId, inReplyTo));
  const [found] = await db
    .select({ thread: emails.thread })
    .from(emails)
    .where(and(eq(emails.ownerId, me.id), isBegun ? or(isAnswered, isBegun) : isAnswered));
  if (!found) throw notFound('The mail that this answers is not there any more.');
  return found.thread;
}

/** What somebody wrote, checked and cleaned, as it is stored; `draftId` is where it is kept so far. */
export async function writtenOf(db: Db, me: Me, body: Written, draftId?: number) {
  const lists = await addressed(db, body);
  const message = cleanMailHtml(body.message);
  const linked = await allowedFiles(db, me, body.fileIds, fileIdsIn(message));
  const thread = await threadOf(db, me, body.inReplyTo, draftId);
  return {
    linked,
    values: {
      ...lists,
      recipients: recipientsText(lists.to, lists.cc, lists.bcc),
      subject: body.subject,
      message,
      preview: previewOf(message),
      hasAttachments: linked.some((one) => one.isAttached),
      hasRemotePictures: hasRemotePictures(message),
      kind: body.kind ?? null,
      inReplyToId: body.inReplyTo ?? null,
      ...(thread ? { thread } : {}),
    },
  };
}
export type WrittenMail = Awaited<ReturnType<typeof writtenOf>>;

/** The files of a mail are these and no others. */
export async function linkFiles(tx: Db, emailId: number, linked: WrittenMail['linked']) {
  await tx.delete(emailFiles).where(eq(emailFiles.emailId, emailId));
  if (linked.length > 0) await tx.insert(emailFiles).values(linked.map((one) => ({ ...one, emailId })));
}
