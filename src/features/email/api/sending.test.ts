import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { tidy } from '#api/housekeeping.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { mailing } from '../../../../tests/api/mailing.ts';

const api = testApi();
const { somebody, send, pass } = mailing(api);

describe('sending', () => {
  it('brings an unread copy into the inbox of everybody here, live and with a notification, and keeps one in sent', async () => {
    const [ann, bob] = [await somebody({ fullName: 'Ann Writer' }), await somebody()];
    const { email, undoUntil } = await ann.hold({
      to: [{ email: bob.email.toUpperCase() }],
      subject: 'Room B204',
      message: '<p>The <b>projector</b> is out again.</p>',
    });
    expect(email).toMatchObject({ folder: 'sent', state: 'waiting', isRead: true });
    expect(Date.parse(undoUntil ?? '') - api.now().getTime()).toBe(8_000);
    expect(email.deliveries).toMatchObject([{ way: 'here', outcome: 'waiting' }]);
    expect(await bob.list('inbox')).toEqual([]);
    api.events.length = 0;
    await pass();
    const [mail] = await bob.list('inbox');
    expect(mail).toMatchObject({
      subject: 'Room B204',
      isRead: false,
      state: 'received',
      preview: 'The projector is out again.',
    });
    expect(mail?.from).toMatchObject({ name: 'Ann Writer', email: ann.email, id: ann.id });
    expect(await ann.read(email.id)).toMatchObject({ state: 'sent', deliveries: [{ outcome: 'delivered' }] });
    expect(api.events).toContainEqual({ people: [bob.id], topic: 'emails', ids: [mail?.id] });
    const told = await api.db.select().from(notifications).where(eq(notifications.personId, bob.id));
    expect(told.at(-1)).toMatchObject({ kind: 'mail-arrived', data: { name: 'Ann Writer', subject: 'Room B204' } });
    expect((await bob.page()).emailsMeta).toEqual({ inbox: 1, draft: 0, spam: 0 });
  });

  it('is delivered once, however many processes look', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    await ann.hold({ to: [{ id: bob.id }], subject: 'Once' });
    api.later(1);
    await Promise.all([doDue(api.deps), doDue(api.deps), doDue(api.deps)]);
    expect(await bob.subjects('inbox')).toEqual(['Once']);
  });

  it('answers the same mail for the same key', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const body = { to: [bob.id], subject: 'Key', key: crypto.randomUUID() };
    const answers = await Promise.all([ann.hold(body), ann.hold(body)]);
    const third = await ann.hold(body);
    expect(new Set([...answers, third].map((one) => one.email.id)).size).toBe(1);
    await pass();
    await ann.hold(body);
    await pass();
    expect(await bob.subjects('inbox')).toEqual(['Key']);
  });

  it('can be called back for some seconds: it is a draft again, and nobody has it', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const { email } = await ann.hold({ to: [bob.id], subject: 'Oh no' });
    const back = await ann.done('POST', `/apps/email/undo-send/${email.id}`);
    expect(back).toMatchObject({ id: email.id, folder: 'draft', state: 'draft', deliveries: [] });
    await pass();
    expect(await bob.list('inbox')).toEqual([]);
    expect(await ann.list('sent')).toEqual([]);
    const again = await ann.hold({ draftId: email.id, to: [bob.id], subject: 'Better' });
    expect(again.email.id).toBe(email.id);
    await pass();
    expect((await ann.ask('POST', `/apps/email/undo-send/${email.id}`)).status).toBe(409);
    expect(await bob.subjects('inbox')).toEqual(['Better']);
    expect(await ann.list('draft')).toEqual([]);
  });

  it('waits until its time when scheduled, in a list of its own, and can be moved, sent now or called back', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const at = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000).toISOString();
    const plan = (subject: string) => ann.hold({ to: [bob.id], subject, sendAt: at(60) });
    const [one, two, three] = [await plan('One'), await plan('Two'), await plan('Three')];
    expect(one.undoUntil).toBeNull();
    expect(new Set(await ann.subjects('scheduled'))).toEqual(new Set(['One', 'Two', 'Three']));
    expect(await ann.list('sent')).toEqual([]);
    await ann.done('PATCH', `/apps/email/scheduled/${one.email.id}`, { sendAt: at(120) });
    await ann.done('POST', `/apps/email/scheduled/${two.email.id}/send-now`);
    await ann.done('POST', `/apps/email/undo-send/${three.email.id}`);
    await doDue(api.deps);
    expect(await bob.subjects('inbox')).toEqual(['Two']);
    await pass(61);
    expect(await bob.subjects('inbox')).toEqual(['Two']);
    await pass(60);
    expect(await bob.subjects('inbox')).toEqual(['One', 'Two']);
    const past = await ann.ask('POST', '/apps/email/send', { to: [bob.id], sendAt: at(-1) });
    expect([past.status, past.body.error.sendAt]).toEqual([400, ['Choose a time that is still to come.']]);
  });

  it.each([
    [
      'may not write mails any more',
      async (id: number) => {
        await api.db.delete(personRoles).where(eq(personRoles.personId, id));
        return () => api.db.insert(personRoles).values({ personId: id, role: 'manager' });
      },
    ],
    [
      'cannot sign in any more',
      async (id: number) => {
        const set = (status: 'suspended' | 'active') => api.db.update(people).set({ status }).where(eq(people.id, id));
        await set('suspended');
        return () => set('active');
      },
    ],
  ])('keeps the mail of somebody who %s among the drafts', async (_, takeAway) => {
    const [ann, bob] = [await somebody({ access: 'client', role: 'manager' }), await somebody()];
    const sendAt = new Date(api.now().getTime() + 3_600_000).toISOString();
    await ann.hold({ to: [bob.id, { email: `${unique('o')}@side.example` }], subject: 'Later', sendAt });
    const giveBack = await takeAway(ann.id);
    await pass(61);
    await giveBack();
    expect(await bob.list('inbox')).toEqual([]);
    expect(api.mails.filter((one) => one.subject === 'Later')).toEqual([]);
    expect(await ann.subjects('draft')).toEqual(['Later']);
    expect(await ann.list('scheduled')).toEqual([]);
  });

  it('is not sent out of the trash: thrown away while it waits, it is a draft', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const { email } = await ann.hold({ to: [bob.id], subject: 'Gone' });
    await ann.update([email.id], { folder: 'trash' });
    await pass();
    expect(await bob.list('inbox')).toEqual([]);
    await ann.bulk({ action: 'restore', ids: [email.id] });
    expect(await ann.read(email.id)).toMatchObject({ folder: 'draft', state: 'draft' });
  });

  it.each([{ action: 'trash' }, { action: 'move', folder: 'spam' }])(
    'waits for its time again when $action is taken back, unless that has passed or it was written anew',
    async (deed) => {
      const [ann, bob] = [await somebody(), await somebody()];
      const sendAt = new Date(api.now().getTime() + 5 * 60_000).toISOString();
      const later = new Date(api.now().getTime() + 60 * 60_000).toISOString();
      const plan = async (subject: string, at: string | null) =>
        (await ann.hold({ to: [bob.id], subject, sendAt: at })).email;
      const [now, soon, then, anew] = [
        await plan('Now', null),
        await plan('Soon', sendAt),
        await plan('Then', later),
        await plan('Anew', later),
      ];
      const moved = async (ids: number[]) => {
        const { undo } = await ann.bulk({ ...deed, ids });
        expect((await Promise.all(ids.map(ann.read))).map((one) => one.state)).toEqual(ids.map(() => 'draft'));
        return undo;
      };
      const first = await moved([now.id, soon.id]);
      expect(await ann.done('POST', '/apps/email/undo', { token: first })).toEqual({ changed: 2, undo: null, late: 0 });
      expect(await ann.read(soon.id)).toMatchObject({
        ...{ folder: 'sent', state: 'scheduled', sendAt: soon.sendAt },
        deliveries: [{ email: bob.email, way: 'here', outcome: 'waiting' }],
      });
      const second = await moved([soon.id, then.id, anew.id]);
      await ann.bulk({ action: deed.action === 'trash' ? 'restore' : 'move', folder: 'draft', ids: [anew.id] });
      const { version } = await ann.read(anew.id);
      const subject = 'Anew, and not finished';
      await ann.done('POST', '/apps/email/drafts', { id: anew.id, version, to: [bob.id], subject });
      await pass(6);
      expect(await bob.subjects('inbox')).toEqual(['Now']);
      expect(await ann.done('POST', '/apps/email/undo', { token: second })).toMatchObject({ changed: 3, late: 1 });
      expect(new Set(await ann.subjects('draft'))).toEqual(new Set(['Soon', subject]));
      expect(await ann.subjects('scheduled')).toEqual(['Then']);
      await pass(60);
      expect(await bob.subjects('inbox')).toEqual(['Then', 'Now']);
    },
  );

  it('works to oneself', async () => {
    const ann = await somebody();
    await send(ann, [ann], { subject: 'Note to self' });
    expect(await ann.subjects('inbox')).toEqual(['Note to self']);
    expect(await ann.subjects('sent')).toEqual(['Note to self']);
  });

  it('shows bcc to the sender alone', async () => {
    const [ann, bob, cid] = [await somebody(), await somebody(), await somebody()];
    const mail = await send(ann, [bob], { cc: [{ email: 'out@side.example' }], bcc: [{ id: cid.id }] });
    expect(mail.bcc).toMatchObject([{ email: cid.email }]);
    for (const reader of [bob, cid]) {
      const [copy] = await reader.list('inbox');
      expect(copy).toMatchObject({ bcc: [], to: [{ email: bob.email }], cc: [{ email: 'out@side.example' }] });
      expect(JSON.stringify(await reader.read(copy?.id ?? 0))).not.toContain(cid.fullName);
    }
    const letter = api.mails.find((one) => one.to === 'out@side.example');
    expect(JSON.stringify(letter)).not.toContain(cid.email);
  });

  it('writes to each address once', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const mail = await send(ann, [bob, bob], { cc: [{ id: bob.id }], bcc: [{ email: bob.email.toUpperCase() }] });
    expect([mail.to.length, mail.cc, mail.bcc]).toEqual([1, [], []]);
    expect(await bob.list('inbox')).toHaveLength(1);
  });

  it('goes out as a real mail to students, to clients without the permission and to outside addresses', async () => {
    const [ann, student, client] = [
      await somebody(),
      await somebody({ access: 'Student' }),
      await somebody({ access: 'client' }),
    ];
    const reader = await somebody({ access: 'client', role: 'manager' });
    const file = await ann.upload('list.csv', 'text/csv', 'a,b\n1,2\n');
    const outside = `${unique('o')}@side.example`;
    const to = [student, client, reader, { email: outside }];
    const mail = await send(ann, to, { subject: 'Trip', message: '<p>Bring <i>boots</i>.</p>', fileIds: [file.id] });
    const outcomes = Object.fromEntries(mail.deliveries.map((one) => [one.email, one.outcome]));
    expect(outcomes).toEqual({
      [student.email]: 'mailed',
      [client.email]: 'mailed',
      [outside]: 'mailed',
      [reader.email]: 'delivered',
    });
    const letters = api.mails.filter((one) => one.subject === 'Trip');
    expect(letters.map((one) => one.to).sort()).toEqual([student.email, client.email, outside].sort());
    expect(letters[0]).toMatchObject({
      text: 'Bring boots.',
      html: '<p>Bring <i>boots</i>.</p>',
      replyTo: { address: ann.email },
    });
    expect(letters[0]?.attachments).toMatchObject([{ name: 'list.csv', type: 'text/csv' }]);
    expect(await reader.subjects('inbox')).toEqual(['Trip']);
  });

  it('says so where no mail server is set up', async () => {
    const ann = await somebody();
    api.deps.mailer.isReal = false;
    try {
      const { email, hasMailServer } = await ann.hold({ to: [{ email: 'far@away.example' }], subject: 'Outbox' });
      expect([hasMailServer, email.deliveries[0]?.way]).toEqual([false, 'outbox']);
      await pass();
      expect(await ann.read(email.id)).toMatchObject({ state: 'sent', deliveries: [{ outcome: 'outbox' }] });
    } finally {
      api.deps.mailer.isReal = true;
    }
  });

  it('tries again when the mail server fails, then gives up and says so', async () => {
    const ann = await somebody();
    const real = api.deps.mailer.send;
    let tries = 0;
    api.deps.mailer.send = () => {
      tries += 1;
      return Promise.reject(new Error('not now'));
    };
    try {
      const mail = await send(ann, [{ email: 'never@there.example' }], { subject: 'Lost' });
      expect(mail).toMatchObject({ state: 'sending', deliveries: [{ outcome: 'waiting', tries: 1 }] });
      await doDue(api.deps);
      expect(tries).toBe(1);
      for (const minutes of [2, 6, 31]) await pass(minutes);
      expect(tries).toBe(4);
      expect(await ann.read(mail.id)).toMatchObject({ state: 'failed', deliveries: [{ outcome: 'failed' }] });
      await pass(120);
      expect(tries).toBe(4);
      const told = await api.db.select().from(notifications).where(eq(notifications.personId, ann.id));
      expect(told.at(-1)).toMatchObject({
        kind: 'mail-failed',
        data: { subject: 'Lost', address: 'never@there.example' },
      });
    } finally {
      api.deps.mailer.send = real;
    }
  });

  it('keeps in the trash what it still sends, however that is emptied', async () => {
    const ann = await somebody();
    const real = api.deps.mailer.send;
    api.deps.mailer.send = () => Promise.reject(new Error('not now'));
    const { id } = await send(ann, [{ email: 'waits@there.example' }]);
    api.deps.mailer.send = real;
    await ann.update([id], { folder: 'trash' });
    const refused = await ann.ask('POST', '/apps/email/bulk', { action: 'delete', ids: [id] });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'One of these mails is still being sent: it can be deleted for ever once that is done.',
    ]);
    const all = { action: 'delete', match: { folder: 'trash' } };
    expect(await ann.bulk(all)).toEqual({ changed: 0, undo: null });
    expect(await ann.done('POST', '/apps/email/empty-trash')).toEqual({ changed: 0, undo: null });
    await tidy(api.db, new Date(api.now().getTime() + 31 * 86_400_000), 30);
    await pass(2);
    expect(api.mails.filter((mail) => mail.to === 'waits@there.example')).toHaveLength(1);
    expect(await ann.read(id)).toMatchObject({ state: 'sent', folder: 'trash' });
    expect(await ann.bulk(all)).toEqual({ changed: 1, undo: null });
  });

  it('has ten on their way at a time, however slow the mail server is, and sends each once', async () => {
    const ann = await somebody();
    const real = api.deps.mailer.send;
    const begun: string[] = [];
    const slow: (() => void)[] = [];
    let isSlow = true;
    api.deps.mailer.send = async ({ to }) => {
      begun.push(to);
      if (isSlow) await new Promise<void>((resolve) => slow.push(resolve));
    };
    try {
      const to = Array.from({ length: 25 }, (_, at) => ({ email: `slow${at}@side.example` }));
      const { email } = await ann.hold({ to, subject: 'Slow' });
      await pass();
      expect(begun).toHaveLength(10);
      // Time and again somebody looks, also when whoever began them would be thought to be gone.
      for (const minutes of [1, 5, 5]) await pass(minutes);
      expect(begun).toHaveLength(10);
      slow.shift()?.();
      await expect.poll(async () => doDue(api.deps).then(() => begun.length), { timeout: 20_000 }).toBe(11);
      isSlow = false;
      for (const go of slow) go();
      await expect
        .poll(async () => doDue(api.deps).then(() => ann.read(email.id)), { timeout: 20_000 })
        .toMatchObject({ state: 'sent' });
      expect(new Set(begun).size).toBe(25);
      expect(begun).toHaveLength(25);
    } finally {
      isSlow = false;
      for (const go of slow) go();
      api.deps.mailer.send = real;
    }
  });

  it('keeps a conversation together in everybody’s mailbox', async () => {
    const [ann, bob, cid] = [await somebody(), await somebody(), await somebody()];
    const first = await send(ann, [bob, cid], { subject: 'Marks' });
    const [atBob] = await bob.list('inbox');
    const { email } = await bob.hold({
      to: [ann.id, cid.id],
      subject: 'Re: Marks',
      inReplyTo: atBob?.id,
      kind: 'replyAll',
    });
    await pass();
    const [atAnn] = await ann.list('inbox');
    const [newest, oldest] = await cid.list('inbox');
    const read = await cid.read(newest?.id ?? 0);
    expect(read.replies.map((one) => one.id)).toEqual([oldest?.id]);
    expect(read.replies[0]).toMatchObject({ subject: 'Marks', replies: [] });
    expect((await ann.read(first.id)).replies.map((one) => one.id)).toEqual([atAnn?.id]);
    expect((await bob.read(atBob?.id ?? 0)).replies.map((one) => one.id)).toEqual([email.id]);
    const strange = await cid.ask('POST', '/apps/email/send', { to: [bob.id], inReplyTo: email.id });
    expect(strange.status).toBe(404);
  });

  it('refuses what cannot be sent, and stores nothing', async () => {
    const ann = await somebody();
    const bob = await somebody();
    const foreign = await bob.upload('secret.txt', 'text/plain', 'mine');
    const many = Array.from({ length: 101 }, (_, index) => ({ email: `a${index}@many.example` }));
    const bad = [
      {},
      { to: [] },
      { to: [{ email: 'nobody' }] },
      { to: [999_999_999] },
      { to: many },
      { to: many.slice(0, 60), cc: many.slice(60) },
      { to: [bob.id], fileIds: [foreign.id] },
      { to: [bob.id], fileIds: Array.from({ length: 26 }, (_, index) => index + 1) },
      { to: [bob.id], sendAt: 'tomorrow' },
      { to: [bob.id], subject: 'x'.repeat(301) },
      { to: [bob.id], key: 'no' },
    ];
    for (const body of bad)
      expect([(await ann.ask('POST', '/apps/email/send', body)).status, body]).toEqual([400, body]);
    expect(await ann.list('sent')).toEqual([]);
  });

  it('limits how much somebody sends', async () => {
    const ann = await somebody();
    const statuses = new Set<number>();
    // What is refused does not count.
    for (let sent = 0; sent < 3; sent += 1) statuses.add((await ann.ask('POST', '/apps/email/send', {})).status);
    for (let sent = 0; sent < 61; sent += 1) {
      statuses.add((await ann.ask('POST', '/apps/email/send', { to: [ann.id], key: crypto.randomUUID() })).status);
    }
    expect(statuses).toEqual(new Set([400, 201, 429]));
  });
});

describe('files of mails', () => {
  it('are opened by those who have a copy, as long as they have one, and can be forwarded by them', async () => {
    const [ann, bob, cid] = [await somebody(), await somebody(), await somebody()];
    const file = await ann.upload('marks.csv', 'text/csv', 'a,b\n');
    const picture = await ann.upload('dot.png', 'image/png', DOT);
    await send(ann, [bob], { fileIds: [file.id], message: `<p><img src="${picture.url}" alt="dot"></p>` });
    const [mail] = await bob.list('inbox');
    expect(mail?.attachments).toMatchObject([
      { id: file.id, fileName: 'marks.csv', url: file.url, size: '4 B', type: 'text/csv' },
    ]);
    for (const { url } of [file, picture]) {
      expect((await bob.ask('GET', url)).status).toBe(200);
      expect((await cid.ask('GET', url)).status).toBe(404);
    }
    await bob.hold({ to: [cid.id], inReplyTo: mail?.id, kind: 'forward', fileIds: [file.id], message: mail?.message });
    await pass();
    for (const { url } of [file, picture]) expect((await cid.ask('GET', url)).status).toBe(200);
    await cid.bulk({ action: 'trash', match: { folder: 'inbox' } });
    await cid.done('POST', '/apps/email/empty-trash');
    expect((await cid.ask('GET', file.url)).status).toBe(404);
    expect((await bob.ask('GET', file.url)).status).toBe(200);
  });

  it('stay with the others when the writer is deleted', async () => {
    const [ann, bob] = [await somebody({ fullName: 'Gone Person' }), await somebody()];
    const [sent, own] = [
      await ann.upload('sent.txt', 'text/plain', 'for you'),
      await ann.upload('own.txt', 'text/plain', 'mine'),
    ];
    await send(ann, [bob], { fileIds: [sent.id] });
    await ann.draft({ fileIds: [own.id] });
    await bob.done('DELETE', `/apps/users/delete?id=${ann.id}`);
    const [mail] = await bob.list('inbox');
    expect(mail?.from).toMatchObject({ name: 'Gone Person', id: null });
    expect((await bob.ask('GET', sent.url)).status).toBe(200);
    expect((await bob.ask('GET', own.url)).status).toBe(404);
  });
});

const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
