import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { mailing } from '../../../../tests/api/mailing.ts';

const api = testApi();
const { somebody, send } = mailing(api);

describe('a draft', () => {
  it('is kept as it is typed, made once for one key, and never overwritten silently', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const key = crypto.randomUUID();
    const first = await ann.draft({ key, to: [bob.id], subject: 'Half' });
    const same = await ann.draft({ key, to: [bob.id], subject: 'Half a' });
    expect([same.id, same.subject, await ann.list('draft')]).toMatchObject([first.id, 'Half', { length: 1 }]);
    const save = (version: number, subject: string) =>
      ann.ask('POST', '/apps/email/drafts', { id: first.id, version, to: [bob.id], subject });
    const second = await save(first.version, 'Half a sentence');
    expect([second.status, second.body]).toMatchObject([
      200,
      { subject: 'Half a sentence', state: 'draft', isRead: true },
    ]);
    expect((await save(first.version, 'From another window')).status).toBe(409);
    expect((await ann.read(first.id)).subject).toBe('Half a sentence');
    expect((await ann.page()).emailsMeta.draft).toBe(1);
    const late = await ann.ask('POST', '/apps/email/send', { draftId: first.id, version: 1, to: [bob.id] });
    expect(late.status).toBe(409);
    await ann.done('DELETE', `/apps/email/drafts/${first.id}`);
    expect(await ann.list('draft')).toEqual([]);
    expect((await save(2, 'Gone')).status).toBe(404);
  });

  it('cannot be written into by others, nor once it is sent', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const draft = await ann.draft({ to: [bob.id] });
    const body = { id: draft.id, version: 1, subject: 'Mine' };
    expect((await bob.ask('POST', '/apps/email/drafts', body)).status).toBe(404);
    expect((await ann.ask('POST', '/apps/email/drafts', { id: draft.id })).status).toBe(400);
    await ann.hold({ draftId: draft.id, to: [bob.id] });
    expect((await ann.ask('POST', '/apps/email/drafts', { ...body, version: 2 })).status).toBe(409);
    expect((await ann.ask('DELETE', `/apps/email/drafts/${draft.id}`)).status).toBe(404);
  });

  it('that answers a mail is written on and sent when that mail is deleted for ever meanwhile', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const sent = await send(bob, [ann], { subject: 'Marks' });
    const [mail] = await ann.list('inbox');
    const answer = { to: [bob.id], subject: 'Re: Marks', inReplyTo: mail?.id, kind: 'reply' };
    const draft = await ann.draft({ ...answer, message: '<p>Half</p>' });
    await ann.bulk({ action: 'trash', ids: [mail?.id] });
    await ann.done('POST', '/apps/email/empty-trash');
    const more = { id: draft.id, version: draft.version, ...answer, message: '<p>Half a word</p>' };
    expect(await ann.done('POST', '/apps/email/drafts', more)).toMatchObject({ preview: 'Half a word' });
    const { email } = await ann.hold({ ...answer, draftId: draft.id, message: '<p>Whole</p>' });
    expect(email).toMatchObject({ id: draft.id, thread: sent.thread });
    expect((await ann.ask('POST', '/apps/email/drafts', answer)).status).toBe(404);
    expect((await bob.ask('POST', '/apps/email/drafts', { ...answer, to: [ann.id] })).status).toBe(404);
  });

  it('is cleaned before it is stored', async () => {
    const ann = await somebody();
    const message =
      '<p style="color:red" onclick="x()">Hi<script>alert(1)</script><img src="https://a.example/p.png"></p>';
    const draft = await ann.draft({ message });
    expect(draft.message).toBe('<p style="color:red">Hi<img src="https://a.example/p.png" /></p>');
    expect(draft).toMatchObject({ hasRemotePictures: true, preview: 'Hi' });
  });

  it('takes no more files than a mail may have', async () => {
    const ann = await somebody();
    const fileIds = [];
    for (const name of ['a', 'b', 'c']) {
      fileIds.push((await ann.upload(`${name}.txt`, 'text/plain', name.repeat(9 * 1024 * 1024))).id);
    }
    const answer = await ann.ask('POST', '/apps/email/drafts', { fileIds });
    expect([answer.status, answer.body.error]).toEqual([400, { fileIds: ['The files are more than 25 MB together.'] }]);
    const two = await ann.draft({ fileIds: fileIds.slice(0, 2) });
    expect(two.attachments.map((one) => [one.fileName, one.size])).toEqual([
      ['a.txt', '9.0 MB'],
      ['b.txt', '9.0 MB'],
    ]);
  });
});

describe('what else a writer has', () => {
  it('is a signature, cleaned', async () => {
    const ann = await somebody();
    expect(await ann.done('GET', '/apps/email/signature')).toEqual({ html: '' });
    await ann.done('PUT', '/apps/email/signature', { html: '<p>Ann<script>x</script></p>' });
    expect(await ann.done('GET', '/apps/email/signature')).toEqual({ html: '<p>Ann</p>' });
    expect((await ann.ask('PUT', '/apps/email/signature', { html: 7 })).status).toBe(400);
  });

  it('are addresses: those written to most often first, then people of the school', async () => {
    const [ann, bob] = [await somebody(), await somebody({ fullName: 'Zoltan Quist' })];
    const outside = { email: 'quist@outside.example' };
    await send(ann, [outside, bob], { to: [{ name: 'Quist Ltd', ...outside }, { id: bob.id }] });
    await send(ann, [outside]);
    const { addresses } = await ann.done('GET', '/apps/email/addresses?q=quist');
    expect(addresses).toMatchObject([
      { name: 'Quist Ltd', email: 'quist@outside.example', id: null, used: 2 },
      { name: 'Zoltan Quist', email: bob.email, id: bob.id, used: 1 },
    ]);
    const others = (await bob.done('GET', '/apps/email/addresses?q=quist')).addresses;
    expect(others.map((one: { id: number }) => one.id)).toEqual([bob.id]);
    expect((await ann.done('GET', '/apps/email/addresses')).addresses.length).toBeGreaterThan(5);
  });
});

const CALLS: [method: string, path: string, body?: object][] = [
  ['GET', '/apps/email/emails'],
  ['GET', '/apps/email/meta'],
  ['GET', '/apps/email/get-email?id=1'],
  ['GET', '/apps/email/paginate-email?dir=next&emailId=1'],
  ['GET', '/apps/email/place?emailId=1'],
  ['POST', '/apps/email/update-emails', { emailIds: [1], dataToUpdate: { isRead: true } }],
  ['POST', '/apps/email/update-emails-label', { emailIds: [1], label: 'private' }],
  ['POST', '/apps/email/drafts', {}],
  ['DELETE', '/apps/email/drafts/1'],
  ['POST', '/apps/email/send', { to: [1] }],
  ['POST', '/apps/email/undo-send/1'],
  ['PATCH', '/apps/email/scheduled/1', { sendAt: '2027-01-01T00:00:00Z' }],
  ['POST', '/apps/email/scheduled/1/send-now'],
  ['POST', '/apps/email/bulk', { action: 'read', ids: [1] }],
  ['POST', '/apps/email/undo', { token: '00000000-0000-4000-8000-000000000000' }],
  ['POST', '/apps/email/empty-trash'],
  ['GET', '/apps/email/labels'],
  ['POST', '/apps/email/labels', { name: 'x' }],
  ['PATCH', '/apps/email/labels/private', { colour: 'ink' }],
  ['DELETE', '/apps/email/labels/1'],
  ['GET', '/apps/email/signature'],
  ['PUT', '/apps/email/signature', { html: '' }],
  ['GET', '/apps/email/addresses'],
];

describe('who reaches mails', () => {
  it('is nobody without a session, no student and no client without the permission', async () => {
    const asked = async (token?: string) => {
      const seen = new Set<number>();
      for (const [method, path, body] of CALLS) {
        seen.add((await api.ask(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) })).status);
      }
      return [...seen];
    };
    expect(await asked()).toEqual([401]);
    expect(await asked(await api.as('Student'))).toEqual([403]);
    expect(await asked(await api.as('client'))).toEqual([403]);
  });

  it('starts with an empty mailbox', async () => {
    const ann = await somebody();
    expect(await ann.page({ folder: 'all' })).toEqual({
      emails: [],
      emailsMeta: { inbox: 0, draft: 0, spam: 0 },
      total: 0,
    });
  });
});
