import { describe, expect, it } from 'vitest';
import type { Email } from '#features/email/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { mailing } from '../../../../tests/api/mailing.ts';
import { listMails } from './queries.ts';
import { emails } from './tables.ts';

const api = testApi();
const { somebody } = mailing(api);
type Person = Awaited<ReturnType<typeof somebody>>;

const DAY = 86_400_000;
let laid = 0;

/** Lays mails straight into somebody's mailbox, a minute after one another. */
async function lay(owner: Person, ...mails: Partial<typeof emails.$inferInsert>[]): Promise<number[]> {
  const rows = mails.map((over) => {
    laid += 1;
    const time = new Date(Date.UTC(2026, 0, 1) + laid * 60_000);
    const from = { fromName: 'Grace Mbeki', fromEmail: 'grace@school.example' };
    const text = { subject: `Mail ${laid}`, message: '<p>Text</p>', preview: 'Text' };
    const ids = { messageId: crypto.randomUUID(), thread: crypto.randomUUID() };
    return {
      ownerId: owner.id,
      folder: 'inbox' as const,
      state: 'received' as const,
      ...from,
      ...text,
      ...ids,
      time,
      ...over,
    };
  });
  const made = await api.db.insert(emails).values(rows).returning({ id: emails.id });
  return made.map((one) => one.id);
}
const ids = (mails: Email[]) => mails.map((one) => one.id);

describe('the list of mails', () => {
  it('is the inbox unless another folder is asked for, newest first, ties by id', async () => {
    const ann = await somebody();
    const time = new Date(Date.UTC(2026, 5, 1));
    const [first, second, third, spam] = await lay(ann, { time }, { time }, { time }, { folder: 'spam' });
    const { emails: found, total, emailsMeta } = await ann.page();
    expect([ids(found), total]).toEqual([[third, second, first], 3]);
    expect(emailsMeta).toEqual({ inbox: 3, draft: 0, spam: 1 });
    expect(ids(await ann.list(''))).toEqual([third, second, first]);
    expect(ids(await ann.list('spam'))).toEqual([spam]);
    expect(ids(await ann.list('all'))).toHaveLength(4);
  });

  it('shows starred mails of all folders but the trash, and trashed ones in the trash alone', async () => {
    const ann = await somebody();
    const star = { isStarred: true };
    const [inbox, sent, , trash] = await lay(
      ann,
      star,
      { ...star, folder: 'sent' },
      {},
      { ...star, folder: 'trash', trashedAt: new Date() },
    );
    expect(ids(await ann.list('starred'))).toEqual([sent, inbox]);
    expect(ids(await ann.list('trash'))).toEqual([trash]);
    expect(ids(await ann.list('all'))).not.toContain(trash);
  });

  it('is everything without a page, a page with one, and 400 for a page that cannot be', async () => {
    const ann = await somebody();
    const all = (await lay(ann, ...Array.from({ length: 120 }, () => ({})))).reverse();
    expect(ids(await ann.list('inbox'))).toEqual(all);
    expect(await ann.page({ page: '3', perPage: '50' })).toMatchObject({ total: 120 });
    expect(ids(await ann.list('inbox', { page: '3', perPage: '50' }))).toEqual(all.slice(100));
    expect(await ann.page({ page: '4', perPage: '50' })).toMatchObject({ emails: [], total: 120 });
    for (const query of ['page=0', 'perPage=0', 'perPage=101', 'page=x', 'folder=attic', `q=${'x'.repeat(201)}`]) {
      expect([(await ann.ask('GET', `/apps/email/emails?${query}`)).status, query]).toEqual([400, query]);
    }
    const [brief] = await ann.list('inbox', { brief: 'true', perPage: '1' });
    expect(brief).toMatchObject({ message: '', preview: 'Text', replies: [] });
  });

  it('keeps everybody’s mails to themselves', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const [mine] = await lay(ann, { subject: 'For Ann alone' });
    expect(await bob.list('inbox')).toEqual([]);
    expect(await bob.list('all', { q: 'Ann alone' })).toEqual([]);
    expect((await bob.ask('GET', `/apps/email/get-email?id=${mine}`)).status).toBe(404);
    expect((await bob.ask('GET', `/apps/email/paginate-email?dir=next&emailId=${mine}`)).status).toBe(404);
    expect((await bob.ask('POST', `/apps/email/undo-send/${mine}`)).status).toBe(404);
    expect((await bob.ask('DELETE', `/apps/email/drafts/${mine}`)).status).toBe(404);
    expect(await ann.list('inbox')).toHaveLength(1);
  });
});

describe('the search', () => {
  it('finds plain words in the name of the sender or the subject, as they stand, whatever their case and accents', async () => {
    const ann = await somebody();
    const [name, subject, body, apart] = await lay(
      ann,
      { fromName: 'Tomás Ferreira' },
      { subject: 'Invoice for TOMAS ferreira, 100%' },
      {
        message: '<p>Tomás Ferreira</p>',
        preview: 'Tomás Ferreira',
        recipients: 'Tomás Ferreira',
        fromEmail: 'tomas.ferreira@x.example',
      },
      { subject: 'Ferreira, Tomás' },
    );
    for (const q of ['tomás ferreira', 'TOMAS FERREIRA'])
      expect(ids(await ann.list('inbox', { q }))).toEqual([subject, name]);
    expect(ids(await ann.list('inbox', { q: 'ferreira' }))).toEqual([apart, subject, name]);
    expect(ids(await ann.list('inbox', { q: '100%' }))).toEqual([subject]);
    expect(await ann.list('inbox', { q: '%' })).toHaveLength(1);
    expect(await ann.list('inbox', { q: 'zzz-nothing' })).toEqual([]);
    expect(ids(await ann.list('all'))).toContain(body);
  });

  it('reads operators, alone and together, in a folder and in all of them', async () => {
    const ann = await somebody();
    const [grace, marcus, old, sent] = await lay(
      ann,
      {
        subject: 'Marks of Biology',
        fromName: 'Grace Mbeki',
        isRead: false,
        hasAttachments: true,
        labels: ['company'],
        time: new Date(Date.UTC(2026, 2, 10, 12)),
      },
      {
        subject: 'Marks of Algebra',
        fromName: 'Marcus Hale',
        fromEmail: 'hale@school.example',
        isRead: true,
        isStarred: true,
        time: new Date(Date.UTC(2026, 2, 11)),
      },
      {
        subject: 'Biology',
        fromName: 'Marks Office',
        fromEmail: 'office@school.example',
        isRead: true,
        time: new Date(Date.UTC(2020, 0, 1)),
      },
      {
        subject: 'Re: Marks',
        folder: 'sent',
        recipients: 'Grace Mbeki grace@school.example',
        isRead: true,
        time: new Date(Date.UTC(2026, 2, 12)),
      },
    );
    const cases: [q: string, found: (number | undefined)[]][] = [
      ['from:grace', [grace]],
      ['from:hale@school', [marcus]],
      ['from:"marcus hale" marks', [marcus]],
      ['subject:marks', [marcus, grace]],
      ['subject:marks from:nobody', []],
      ['label:Company', [grace]],
      ['label:nothing', []],
      ['has:attachment', [grace]],
      ['is:unread', [grace]],
      ['is:starred', [marcus]],
      ['is:read is:starred marks', [marcus]],
      ['before:2026-03-11', [grace, old]],
      ['after:2026-03-11', [marcus]],
      ['after:2026-03-10 before:2026-03-11', [grace]],
      ['biology from:office', [old]],
      ['size:large', []],
    ];
    for (const [q, found] of cases) expect([q, ids(await ann.list('inbox', { q }))]).toEqual([q, found]);
    expect(ids(await ann.list('all', { q: 'to:grace' }))).toEqual([sent]);
    expect(ids(await ann.list('all', { q: 'marks' }))).toEqual([sent, marcus, grace, old]);
  });

  it('finds a mail by its subject as it stands, also with quotes and the word of an operator in it', async () => {
    const ann = await somebody();
    const [parents, folder, other, both, empty] = await lay(
      ann,
      { subject: 'To: all parents' },
      { subject: 'The "blue" folder' },
      { subject: 'from:grace and others', fromName: 'Ivo' },
      { subject: 'Folder' },
      { subject: 'An "" in it', labels: ['company'] },
    );
    const cases: [query: Record<string, string>, found: (number | undefined)[]][] = [
      [{ q: 'To: all parents' }, [parents]],
      [{ q: 'The "blue" folder' }, [folder]],
      [{ q: '"blue" fold' }, [folder]],
      [{ q: '"blue folder"' }, []],
      [{ q: 'from:grace' }, [empty, both, other, folder, parents]],
      [{ q: 'from:grace and' }, [other]],
      [{ q: 'from:grace folder' }, [both, folder]],
      [{ q: 'from:grace folder', label: 'company' }, []],
      [{ q: '""' }, [empty]],
      [{ q: ' " " ' }, []],
      [{ q: '"blue" after:2026-01-01' }, [folder]],
      [{ q: '"blue" before:2026-01-01' }, []],
      [{ q: 'is:unread "blue" folder' }, []],
    ];
    for (const [query, found] of cases) expect([query, ids(await ann.list('inbox', query))]).toEqual([query, found]);
  });

  it('finds the same page in every way to find it', async () => {
    const ann = await somebody();
    await lay(
      ann,
      ...Array.from({ length: 300 }, (_, index) => ({
        subject: index % 3 ? `Trip ${index}` : `Visit ${index}`,
        isStarred: index % 5 === 0,
        labels: index % 4 ? [] : ['private'],
      })),
    );
    const ways = [
      {},
      { few: 0, cheap: 0, several: 0 },
      { few: 0, cheap: 0, several: 0, hope: 100_000 },
      { few: 100_000 },
    ];
    for (const query of [
      { q: 'trip' },
      { label: 'private' },
      { q: 'is:starred trip' },
      { q: 'from:grace "trip"' },
      {},
    ]) {
      const ask = { q: '', label: '', folder: 'inbox', page: 2, perPage: 20, brief: true, ...query } as const;
      const found = [];
      for (const limits of ways) found.push(await listMails(api.db, ann.id, ask, limits));
      for (const one of found)
        expect([query, ids(one.emails), one.total]).toEqual([query, ids(found[0]?.emails ?? []), found[0]?.total]);
      expect(found[0]?.emails).toHaveLength(20);
    }
  });
});

describe('one mail', () => {
  it('has the newer one before it and the older one after it, within its folder', async () => {
    const ann = await somebody();
    const time = new Date(Date.UTC(2026, 3, 3));
    const [old, spam, tie, newest] = await lay(ann, { time }, { folder: 'spam' }, { time }, {});
    const step = async (dir: string, id: number | undefined) => {
      const answer = await ann.ask('GET', `/apps/email/paginate-email?dir=${dir}&emailId=${id}`);
      return answer.status === 200 ? answer.body.id : answer.status;
    };
    const order = ids(await ann.list('inbox'));
    expect(order).toEqual([tie, old, newest]);
    expect(await step('previous', tie)).toBe(404);
    expect(await step('next', tie)).toBe(old);
    expect(await step('next', old)).toBe(newest);
    expect(await step('previous', newest)).toBe(old);
    expect(await step('next', spam)).toBe(404);
    const [first, middle] = [await ann.read(order[0] ?? 0), await ann.read(order[1] ?? 0)];
    expect([first.hasPreviousMail, first.hasNextMail]).toEqual([false, true]);
    expect([middle.hasPreviousMail, middle.hasNextMail]).toEqual([true, true]);
    expect((await ann.ask('GET', `/apps/email/paginate-email?dir=up&emailId=${tie}`)).status).toBe(400);
    for (const id of ['2147483000', '', 'x']) {
      expect([404, 400]).toContain((await ann.ask('GET', `/apps/email/get-email?id=${id}`)).status);
    }
  });

  it('is found in its list, however far down', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const time = new Date(Date.UTC(2026, 3, 3));
    const [old, spam, tie, newest] = await lay(ann, { time }, { folder: 'spam' }, { time }, {});
    const rowOf = async (id: number | undefined, list = '') =>
      (await ann.ask('GET', `/apps/email/place?emailId=${id}${list}`)).body.row;
    const order = ids(await ann.list('inbox'));
    expect([await rowOf(tie), await rowOf(old), await rowOf(newest)]).toEqual(
      [tie, old, newest].map((id) => order.indexOf(id ?? 0)),
    );
    expect(await rowOf(spam)).toBeNull();
    expect(await rowOf(spam, '&folder=spam')).toBe(0);
    expect(await rowOf(old, '&q=before:2026-01-01')).toBeNull();
    expect((await bob.ask('GET', `/apps/email/place?emailId=${old}`)).status).toBe(404);
    expect((await ann.ask('GET', '/apps/email/place?emailId=x')).status).toBe(400);
  });

  it('shows the others of its conversation, oldest first, without drafts and trash', async () => {
    const ann = await somebody();
    const thread = crypto.randomUUID();
    const later = (days: number) => new Date(Date.UTC(2026, 6, 1) + days * DAY);
    const [c, a, b] = await lay(
      ann,
      { thread, time: later(3) },
      { thread, time: later(1) },
      { thread, time: later(2), folder: 'sent', state: 'sent' },
      { thread, time: later(4), folder: 'trash' },
      { thread, time: later(5), folder: 'draft', state: 'draft' },
    );
    expect((await ann.read(c ?? 0)).replies.map((one) => one.id)).toEqual([a, b]);
    const [listed] = await ann.list('inbox');
    expect(listed?.replies.map((one) => one.id)).toEqual([a, b]);
  });
});
