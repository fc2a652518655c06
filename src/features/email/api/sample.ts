import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { keepFile } from '#api/keepFile.ts';
import type { Address, MailState } from '#features/email/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { cleanMailHtml, hasRemotePictures } from './mailHtml.ts';
import { contentOf } from './sampleFiles.ts';
import { MAILS, type SampleMail } from './sampleMails.ts';
import { emailAddresses, emailDeliveries, emailFiles, emailSignatures, emails } from './tables.ts';
import { previewOf, recipientsText } from './written.ts';

/** Colleagues who have their side of a conversation, too. */
const COLLEAGUES = ['Grace Mbeki', 'Marcus Hale'];
const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Person {
  id: number;
  name: string;
  email: string;
  access: string;
}
interface School {
  me: Person;
  find(who: string): Address & { id: number | null };
  isReader(email: string): boolean;
}

async function readSchool(db: Db, email: string): Promise<School | undefined> {
  const names = [...new Set(MAILS.flatMap((one) => [one.from, ...(one.to ?? []), ...(one.cc ?? [])]))];
  const fields = { id: people.id, name: people.fullName, email: people.email, access: people.access };
  const [me] = await db.select(fields).from(people).where(eq(people.email, email));
  if (!me) return undefined;
  const others = await db.select(fields).from(people).where(inArray(people.fullName, names)).orderBy(people.id);
  const known = new Map<string, Person>(others.map((one) => [one.name, one]));
  return {
    me,
    find(who) {
      const person = who === 'me' ? me : known.get(who);
      if (person) return { id: person.id, name: person.name, email: person.email };
      const [, name = who, address = ''] = /^(.*) <(.*)>$/.exec(who) ?? [];
      return { id: null, name, email: address };
    },
    isReader: (address) => [me, ...others].some((one) => one.email === address && one.access === 'admin'),
  };
}

function timeOf(ago: SampleMail['ago'], now: Date): Date {
  if (typeof ago === 'number') return new Date(now.getTime() - ago * MINUTE);
  const day = new Date(now.getTime() - ago[0] * DAY).toISOString().slice(0, 10);
  return new Date(`${day}T${ago[1]}:00Z`);
}

function stateOf({ from, folder, sendIn }: SampleMail): MailState {
  if (from !== 'me') return 'received';
  if (folder === 'draft') return 'draft';
  return sendIn ? 'scheduled' : 'sent';
}

const plain = ({ name, email }: Address): Address => ({ name, email });

/** The copy that the administrator has. */
function rowOf(mail: SampleMail, school: School, thread: string, now: Date) {
  const from = school.find(mail.from);
  const [to, cc] = [mail.to ?? [], mail.cc ?? []].map((list) => list.map((one) => plain(school.find(one))));
  const message = cleanMailHtml(mail.html);
  const time = timeOf(mail.ago, now);
  const isTrash = mail.folder === 'trash';
  return {
    ownerId: school.me.id,
    folder: mail.folder,
    formerFolder: isTrash ? (mail.from === 'me' ? ('sent' as const) : ('inbox' as const)) : null,
    trashedAt: isTrash ? new Date(time.getTime() + HOUR) : null,
    state: stateOf(mail),
    ...{ fromId: from.id, fromName: from.name, fromEmail: from.email, to: to ?? [], cc: cc ?? [] },
    recipients: recipientsText(to ?? [], cc ?? []),
    ...{ subject: mail.subject, message, preview: previewOf(message), time, thread },
    hasAttachments: (mail.files ?? []).length > 0,
    hasRemotePictures: hasRemotePictures(message),
    isRead: !mail.unread,
    isStarred: mail.starred ?? false,
    labels: mail.labels ?? [],
    sendAt: mail.sendIn ? new Date(now.getTime() + mail.sendIn * HOUR) : null,
    messageId: crypto.randomUUID(),
    kind: mail.kind ?? null,
  };
}
type Row = ReturnType<typeof rowOf>;

/** The same mail in the mailbox of a colleague who wrote it or got it. */
function otherSide(row: Row, school: School): Row[] {
  if (row.state === 'draft' || row.state === 'scheduled' || row.folder === 'trash') return [];
  const own = { formerFolder: null, trashedAt: null, labels: [], isStarred: false, isRead: true };
  return COLLEAGUES.flatMap((name): Row[] => {
    const { id, email } = school.find(name);
    if (!id) return [];
    if (row.fromId === id) return [{ ...row, ...own, ownerId: id, folder: 'sent' as const, state: 'sent' as const }];
    const isToThem = [...row.to, ...row.cc].some((one) => one.email === email);
    return isToThem ? [{ ...row, ...own, ownerId: id, folder: 'inbox' as const, state: 'received' as const }] : [];
  });
}

async function layFiles(db: Db, mail: SampleMail, row: Row, ids: number[]) {
  for (const [position, file] of (mail.files ?? []).entries()) {
    // What came from outside belongs to whoever got it.
    const kept = await keepFile(db, row.fromId ?? row.ownerId, contentOf(file), row.time, 'attachment');
    await db
      .insert(emailFiles)
      .values(ids.map((emailId) => ({ emailId, fileId: kept.id, isAttached: true, position })));
  }
}

async function layDeliveries(db: Db, row: Row, emailId: number, school: School) {
  const isSent = row.state === 'sent';
  if (!isSent && row.state !== 'scheduled') return;
  const values = [...row.to, ...row.cc].map(({ name, email }) => {
    const isHere = school.isReader(email);
    const outcome = isSent ? (isHere ? ('delivered' as const) : ('outbox' as const)) : ('waiting' as const);
    const way = isHere ? ('here' as const) : ('outbox' as const);
    return { emailId, name, address: email, way, outcome, tries: isSent && !isHere ? 1 : 0 };
  });
  if (values.length > 0) await db.insert(emailDeliveries).values(values);
}

async function layAddresses(db: Db, ownerId: number, rows: Row[]) {
  const used = new Map<string, { name: string; used: number; lastUsedAt: Date }>();
  for (const row of rows.filter((one) => one.state === 'sent')) {
    for (const { name, email } of [...row.to, ...row.cc]) {
      const known = used.get(email.toLowerCase());
      const lastUsedAt = known && known.lastUsedAt > row.time ? known.lastUsedAt : row.time;
      used.set(email.toLowerCase(), { name, used: (known?.used ?? 0) + 1, lastUsedAt });
    }
  }
  await db.insert(emailAddresses).values([...used].map(([address, one]) => ({ ownerId, address, ...one })));
}

/** The mailbox of the demo's administrator, and what two colleagues have of it. */
export async function layEmails(db: Db, { clock, policy }: Pick<Deps, 'clock' | 'policy'>) {
  const account = policy.demoAccounts.find((one) => one.role === 'admin');
  const school = account && (await readSchool(db, account.email));
  if (!school) return;
  const now = clock();
  const threads = new Map<string, string>();
  const rows: Row[] = [];
  for (const mail of [...MAILS].reverse()) {
    const thread = (mail.thread && threads.get(mail.thread)) || crypto.randomUUID();
    if (mail.thread) threads.set(mail.thread, thread);
    const row = rowOf(mail, school, thread, now);
    const made = await db
      .insert(emails)
      .values([row, ...otherSide(row, school)])
      .returning({ id: emails.id });
    await layFiles(
      db,
      mail,
      row,
      made.map((one) => one.id),
    );
    await layDeliveries(db, row, made[0]?.id ?? 0, school);
    rows.push(row);
  }
  const ownerId = school.me.id;
  await layAddresses(db, ownerId, rows);
  const html = '<p><strong>Ruth Adeyemi</strong><br>Head of learning, Alderbrook School</p>';
  await db.insert(emailSignatures).values({ ownerId, html });
  await db.execute(sql`ANALYZE emails`);
}
