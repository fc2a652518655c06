import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tidy } from '#api/housekeeping.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { mailing } from '../../../../tests/api/mailing.ts';
import { emails } from './tables.ts';

const api = testApi();
const { somebody } = mailing(api);
type Person = Awaited<ReturnType<typeof somebody>>;

async function lay(owner: Person, count: number, over: Partial<typeof emails.$inferInsert> = {}): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ ownerId: owner.id, folder: 'inbox' as const, state: 'received' as const },
    ...{ fromName: 'Somebody', fromEmail: 'some@body.example', subject: `Mail ${index}`, message: '', preview: '' },
    ...{ messageId: crypto.randomUUID(), thread: crypto.randomUUID(), time: new Date(Date.UTC(2026, 0, 1) + index) },
    ...over,
  }));
  const made = await api.db.insert(emails).values(rows).returning({ id: emails.id });
  return made.map((one) => one.id);
}

describe('changing mails', () => {
  it('changes what is named, of those that are named, and counts follow', async () => {
    const ann = await somebody();
    const [a = 0, b = 0, c = 0] = await lay(ann, 3);
    const { emailsMeta, emailIds } = await ann.update([a, b, b], {
      isRead: true,
      isStarred: true,
      labels: ['Private', 'company'],
    });
    expect([emailsMeta.inbox, emailIds]).toEqual([1, [a, b]]);
    expect(await ann.read(a)).toMatchObject({
      isRead: true,
      isStarred: true,
      labels: ['private', 'company'],
      folder: 'inbox',
    });
    expect(await ann.read(c)).toMatchObject({ isRead: false, isStarred: false, labels: [] });
    await ann.update([c], { folder: 'spam' });
    expect(await ann.page()).toMatchObject({ emailsMeta: { inbox: 0, spam: 1 }, total: 2 });
    await ann.update([a], { folder: 'draft' });
    expect((await ann.page()).emailsMeta).toEqual({ inbox: 0, draft: 1, spam: 1 });
  });

  it('refuses anything else, and ids that are somebody else’s, and changes nothing', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const [mine = 0] = await lay(ann, 1);
    const [theirs = 0] = await lay(bob, 1);
    const ask = (body: object) => ann.ask('POST', '/apps/email/update-emails', body);
    const bad = [
      {},
      { emailIds: [], dataToUpdate: { isRead: true } },
      { emailIds: ['x'], dataToUpdate: { isRead: true } },
      { emailIds: mine, dataToUpdate: { isRead: true } },
      { emailIds: [mine], dataToUpdate: {} },
      { emailIds: [mine], dataToUpdate: { isRead: true, subject: 'Mine now' } },
      { emailIds: [mine], dataToUpdate: { isRead: 'yes' } },
      { emailIds: [mine], dataToUpdate: { folder: 'starred' } },
      { emailIds: [mine], dataToUpdate: { isRead: true, labels: ['nothing'] } },
      { emailIds: [mine], dataToUpdate: { labels: 'private' } },
    ];
    for (const body of bad) expect([(await ask(body)).status, body]).toEqual([400, body]);
    const other = await ask({ emailIds: [mine], dataToUpdate: { subject: 'Mine now' } });
    expect(other.body.error).toEqual({
      'dataToUpdate.subject': ['Only isRead, isStarred, folder and labels can be changed.'],
    });
    expect((await ask({ emailIds: [mine, theirs], dataToUpdate: { isRead: true } })).status).toBe(404);
    const label = { emailIds: [mine, theirs], label: 'private' };
    expect((await ann.ask('POST', '/apps/email/update-emails-label', label)).status).toBe(404);
    expect((await ann.ask('POST', '/apps/email/bulk', { action: 'read', ids: [mine, theirs] })).status).toBe(404);
    expect(await ann.read(mine)).toMatchObject({ isRead: false, labels: [], subject: 'Mail 0' });
    expect(await bob.read(theirs)).toMatchObject({ isRead: false, labels: [] });
  });

  it('toggles a label mail by mail', async () => {
    const ann = await somebody();
    const [a = 0, b = 0] = await lay(ann, 2);
    await ann.update([a], { labels: ['private', 'important'] });
    const toggle = (label: string) => ann.ask('POST', '/apps/email/update-emails-label', { emailIds: [a, b], label });
    expect((await toggle('private')).status).toBe(200);
    expect([(await ann.read(a)).labels, (await ann.read(b)).labels]).toEqual([['important'], ['private']]);
    expect((await toggle('nothing')).status).toBe(400);
    expect(await ann.list('inbox', { label: 'private' })).toHaveLength(1);
    expect(await ann.list('inbox', { label: 'nothing' })).toEqual([]);
  });
});

describe('many mails at once', () => {
  it('are all that a list shows, in one go, and can be taken back', async () => {
    const ann = await somebody();
    await lay(ann, 1_200);
    await lay(ann, 5, { isRead: true });
    await lay(ann, 3, { folder: 'spam' });
    const done = await ann.bulk({ action: 'read', match: { folder: 'inbox' } });
    expect(done.changed).toBe(1_200);
    expect((await ann.page()).emailsMeta).toEqual({ inbox: 0, draft: 0, spam: 3 });
    expect(await ann.done('POST', '/apps/email/undo', { token: done.undo })).toEqual({
      changed: 1_200,
      undo: null,
      late: 0,
    });
    expect((await ann.page()).emailsMeta.inbox).toBe(1_200);
    expect((await ann.ask('POST', '/apps/email/undo', { token: done.undo })).status).toBe(404);
    const found = await ann.bulk({ action: 'star', match: { folder: 'inbox', q: 'Mail 11' } });
    expect(found.changed).toBe(111);
    expect((await ann.page({ folder: 'starred', perPage: '1' })).total).toBe(111);
  });

  it('go where they are sent and come back to where they were', async () => {
    const ann = await somebody();
    const inbox = await lay(ann, 2);
    const spam = await lay(ann, 1, { folder: 'spam' });
    const all = [...inbox, ...spam];
    const folders = async () => Promise.all(all.map(async (id) => (await ann.read(id)).folder));
    const { undo } = await ann.bulk({ action: 'trash', ids: all });
    expect(await folders()).toEqual(['trash', 'trash', 'trash']);
    await ann.done('POST', '/apps/email/undo', { token: undo });
    expect(await folders()).toEqual(['inbox', 'inbox', 'spam']);
    await ann.bulk({ action: 'trash', ids: all });
    const back = await ann.bulk({ action: 'restore', match: { folder: 'trash' } });
    expect([back.changed, await folders()]).toEqual([3, ['inbox', 'inbox', 'spam']]);
    await ann.done('POST', '/apps/email/undo', { token: back.undo });
    expect(await folders()).toEqual(['trash', 'trash', 'trash']);
    await ann.bulk({ action: 'restore', ids: all });
    expect(await folders()).toEqual(['inbox', 'inbox', 'spam']);
    const moved = await ann.bulk({ action: 'move', ids: all, folder: 'spam' });
    expect([moved.changed, await folders()]).toEqual([2, ['spam', 'spam', 'spam']]);
    await ann.done('POST', '/apps/email/undo', { token: moved.undo });
    expect(await folders()).toEqual(['inbox', 'inbox', 'spam']);
  });

  it('get and lose labels, without losing those they had', async () => {
    const ann = await somebody();
    const [a = 0, b = 0] = await lay(ann, 2);
    await ann.update([a], { labels: ['company'] });
    const done = await ann.bulk({ action: 'label', label: 'company', match: { folder: 'inbox' } });
    expect(done.changed).toBe(1);
    await ann.done('POST', '/apps/email/undo', { token: done.undo });
    expect([(await ann.read(a)).labels, (await ann.read(b)).labels]).toEqual([['company'], []]);
    expect((await ann.bulk({ action: 'unlabel', label: 'company', ids: [a, b] })).changed).toBe(1);
    expect((await ann.bulk({ action: 'unlabel', label: 'company', ids: [a, b] })).undo).toBeNull();
  });

  it('are deleted for ever from the trash alone', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const [a = 0, b = 0] = await lay(ann, 2);
    const [theirs = 0] = await lay(bob, 1, { folder: 'trash', trashedAt: new Date() });
    await ann.update([a], { folder: 'trash' });
    const ask = (body: object) => ann.ask('POST', '/apps/email/bulk', { action: 'delete', ...body });
    expect((await ask({ ids: [a, b] })).status).toBe(409);
    expect((await ask({ match: { folder: 'inbox' } })).status).toBe(400);
    expect((await ask({ ids: [a, theirs] })).status).toBe(404);
    expect((await ask({ ids: [a] })).body).toEqual({ changed: 1, undo: null });
    await ann.update([b], { folder: 'trash' });
    expect(await ann.done('POST', '/apps/email/empty-trash')).toEqual({ changed: 1, undo: null });
    expect((await ann.ask('GET', `/apps/email/get-email?id=${b}`)).status).toBe(404);
    expect(await bob.read(theirs)).toMatchObject({ folder: 'trash' });
  });

  it('are thrown away after thirty days in the trash', async () => {
    const ann = await somebody();
    const [a = 0, b = 0] = await lay(ann, 2);
    await ann.update([a], { folder: 'trash' });
    api.later(29 * 24 * 60);
    await ann.update([b], { folder: 'trash' });
    await tidy(api.db, api.now(), 30);
    expect(await ann.list('trash')).toHaveLength(2);
    api.later(2 * 24 * 60);
    await tidy(api.db, api.now(), 30);
    expect((await ann.list('trash')).map((one) => one.id)).toEqual([b]);
  });

  it('refuses what it does not understand', async () => {
    const ann = await somebody();
    const [a = 0] = await lay(ann, 1);
    const bad = [
      { action: 'burn', ids: [a] },
      { action: 'read' },
      { action: 'read', ids: [a], match: { folder: 'inbox' } },
      { action: 'move', ids: [a] },
      { action: 'move', ids: [a], folder: 'starred' },
      { action: 'label', ids: [a] },
      { action: 'label', ids: [a], label: 'nothing' },
      { action: 'read', match: { folder: 'attic' } },
    ];
    for (const body of bad)
      expect([(await ann.ask('POST', '/apps/email/bulk', body)).status, body]).toEqual([400, body]);
  });
});

describe('labels', () => {
  const make = (ann: Person, body: object) => ann.ask('POST', '/apps/email/labels', body);

  it('are the four given ones and own ones, each with its colour and its counts', async () => {
    const ann = await somebody();
    const [a = 0] = await lay(ann, 1);
    const made = await make(ann, { name: 'Trips', colour: 'plum' });
    expect([made.status, made.body.label]).toMatchObject([
      201,
      { name: 'Trips', colour: 'plum', isGiven: false, total: 0 },
    ]);
    await ann.update([a], { labels: ['trips', 'private'] });
    const { labels } = await ann.done('GET', '/apps/email/labels');
    expect(labels.map((one: { name: string }) => one.name)).toEqual([
      'private',
      'company',
      'important',
      'personal',
      'Trips',
    ]);
    expect(labels[4]).toMatchObject({ total: 1, unread: 1 });
    expect((await ann.read(a)).labels).toEqual(['Trips', 'private']);
    expect(await ann.list('all', { label: 'TRIPS' })).toHaveLength(1);
    const meta = await ann.done('GET', '/apps/email/meta');
    expect(meta).toMatchObject({
      folders: { inbox: { total: 1, unread: 1 }, trash: { total: 0 } },
      emailsMeta: { inbox: 1 },
    });
  });

  it('keep their mails under a new name, and leave them when deleted', async () => {
    const ann = await somebody();
    const [a = 0] = await lay(ann, 1);
    const { label } = (await make(ann, { name: 'Old' })).body;
    await ann.update([a], { labels: ['Old', 'company'] });
    await ann.done('PATCH', `/apps/email/labels/${label.id}`, { name: 'New', colour: 'sky' });
    expect((await ann.read(a)).labels).toEqual(['New', 'company']);
    expect(await ann.list('inbox', { q: 'label:new' })).toHaveLength(1);
    await ann.done('DELETE', `/apps/email/labels/${label.id}`);
    expect((await ann.read(a)).labels).toEqual(['company']);
    const [row] = await api.db
      .select({ labels: emails.labels })
      .from(emails)
      .where(and(eq(emails.id, a)));
    expect(row?.labels).toEqual(['company']);
  });

  it('have names of their own; the given ones keep theirs and can be recoloured', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    await make(ann, { name: 'Trips' });
    expect((await make(ann, { name: 'tRIPS' })).status).toBe(409);
    expect((await make(ann, { name: 'Private' })).status).toBe(409);
    expect((await make(bob, { name: 'Trips' })).status).toBe(201);
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(41) }, { name: 'x', colour: 'red' }]) {
      expect([(await make(ann, body)).status, body]).toEqual([400, body]);
    }
    const { labels } = await bob.done('GET', '/apps/email/labels');
    const theirs = labels.at(-1).id;
    expect((await ann.ask('PATCH', `/apps/email/labels/${theirs}`, { name: 'Mine' })).status).toBe(404);
    expect((await ann.ask('DELETE', `/apps/email/labels/${theirs}`)).status).toBe(404);
    expect((await ann.ask('DELETE', '/apps/email/labels/private')).status).toBe(409);
    expect((await ann.ask('PATCH', '/apps/email/labels/private', { name: 'Secret' })).status).toBe(409);
    const red = await ann.done('PATCH', '/apps/email/labels/private', { colour: 'plum' });
    expect(red.label).toMatchObject({ name: 'private', colour: 'plum', isGiven: true });
    expect((await bob.done('GET', '/apps/email/labels')).labels[0]).toMatchObject({ colour: 'brick' });
  });

  it('are made once for one key', async () => {
    const ann = await somebody();
    const body = { name: 'Once', key: crypto.randomUUID() };
    const [one, two] = [await make(ann, body), await make(ann, body)];
    expect([two.status, two.body.label.id]).toEqual([201, one.body.label.id]);
  });
});
