import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

type Mail = { id: number; subject: string; isRead: boolean };
const listed = async (token: string, folder: string, q = ''): Promise<Mail[]> =>
  status(await get(`/apps/email/emails?folder=${folder}&q=${encodeURIComponent(q)}`, token), 200).emails;

/** The time in which a mail can be called back, and a little more. */
async function arrived(token: string, subject: string): Promise<Mail> {
  for (let tries = 0; tries < 40; tries += 1) {
    const found = (await listed(token, 'inbox')).find((one) => one.subject === subject);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`${subject} did not arrive`);
}

test('a mail arrives in the inbox of another account, unread, and its answer joins the conversation', async () => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  const subject = `Hello ${ann.username}`;
  const sent = status(await post('/apps/email/send', { to: [{ email: bob.email }], subject }, ann.token), 201);
  assert.equal(sent.email.state, 'waiting');
  const mail = await arrived(bob.token, subject);
  assert.equal(mail.isRead, false);
  const answer = { to: [{ email: ann.email }], subject: `Re: ${subject}`, inReplyTo: mail.id, kind: 'reply' };
  status(await post('/apps/email/send', answer, bob.token), 201);
  const back = await arrived(ann.token, answer.subject);
  const read = status(await get(`/apps/email/get-email?id=${back.id}`, ann.token), 200);
  assert.deepEqual(
    read.replies.map((one: Mail) => one.id),
    [sent.email.id],
  );
});

test('a mail that is called back is a draft again', async () => {
  const ann = await newcomer();
  const body = { to: [{ email: ann.email }], subject: 'Wait' };
  const { email } = status(await post('/apps/email/send', body, ann.token), 201);
  const draft = status(await ask('POST', `/apps/email/undo-send/${email.id}`, { token: ann.token }), 200);
  assert.deepEqual([draft.id, draft.folder], [email.id, 'draft']);
  assert.deepEqual(await listed(ann.token, 'sent'), []);
});

test('operators search in all folders', async () => {
  const token = await as('admin');
  const found = await listed(token, 'all', 'from:"grace mbeki" has:attachment subject:marks');
  assert.ok(found.length > 0);
  assert.deepEqual(await listed(token, 'all', 'from:"grace mbeki" has:attachment subject:zzzzqq'), []);
});

test('many mails are changed at once, and it can be taken back', async () => {
  const ann = await newcomer();
  for (const subject of ['One', 'Two', 'Three']) status(await post('/apps/email/drafts', { subject }, ann.token), 201);
  const match = { folder: 'draft' };
  const done = status(await post('/apps/email/bulk', { action: 'trash', match }, ann.token), 200);
  assert.equal(done.changed, 3);
  assert.equal((await listed(ann.token, 'trash')).length, 3);
  status(await post('/apps/email/undo', { token: done.undo }, ann.token), 200);
  assert.equal((await listed(ann.token, 'draft')).length, 3);
});

test('an own label is made, used, renamed and deleted', async () => {
  const ann = await newcomer();
  const { token } = ann;
  const { label } = status(await post('/apps/email/labels', { name: 'Trips', colour: 'plum' }, token), 201);
  const { id } = status(await post('/apps/email/drafts', { subject: 'Coast' }, token), 201);
  status(await post('/apps/email/update-emails-label', { emailIds: [id], label: 'Trips' }, token), 200);
  status(await ask('PATCH', `/apps/email/labels/${label.id}`, { token, body: { name: 'Journeys' } }), 200);
  assert.deepEqual(status(await get(`/apps/email/get-email?id=${id}`, token), 200).labels, ['Journeys']);
  status(await ask('DELETE', `/apps/email/labels/${label.id}`, { token }), 200);
  assert.deepEqual(status(await get(`/apps/email/get-email?id=${id}`, token), 200).labels, []);
});
