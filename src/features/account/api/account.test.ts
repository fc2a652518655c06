import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { whoWants } from '#api/wishes.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';

const squarePng = (width: number, height = width) => new Uint8Array(pngOf(new Uint8Array(4), { width, height }));

const FLAGS = ['commentOnArticle', 'answerOnForm', 'followMe', 'newAnnouncements', 'productUpdates', 'blogDigest'];

describe('own account settings', () => {
  const api = testApi();
  const read = async (token: string) => (await api.get('/account-setting/data', token)).body;
  const change = (part: string, body: object, token: string) =>
    api.ask(part === 'general' || part === 'info' ? 'PATCH' : 'PUT', `/api/account/${part}`, { body, token });

  it('hold general, info, social and the six flags of whoever asks', async () => {
    const person = await api.register();
    const all = await read(person.accessToken);
    expect(all.general).toEqual({
      ...{ avatar: null, username: person.username, email: person.email, company: '' },
      fullName: expect.any(String),
    });
    expect(all.info).toEqual({ bio: '', dob: null, country: '', website: '', phone: '' });
    expect(Object.keys(all.social.socialLinks)).toEqual([
      ...['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'],
    ]);
    expect(all.social.connections.github).toEqual({ profileImg: null, id: '' });
    expect(Object.keys(all.notification)).toEqual(FLAGS);
    expect(all.notification).toMatchObject({ commentOnArticle: true, blogDigest: false });
    expect((await api.get('/account-setting/data')).status).toBe(401);
  });

  it('change name, company and username, which nobody else may have, in whatever case', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const name = unique('Name');
    const done = await change(
      'general',
      { username: name, fullName: 'Ada Byron', company: 'Engine' },
      mine.accessToken,
    );
    expect(done.body.general).toMatchObject({ username: name, fullName: 'Ada Byron', company: 'Engine' });
    expect((await api.get('/api/me', mine.accessToken)).body).toMatchObject({ username: name, fullName: 'Ada Byron' });
    expect(api.events).toContainEqual({ people: [mine.user.id], topic: 'me', ids: [mine.user.id] });
    const taken = await change('general', { username: name.toUpperCase() }, other.accessToken);
    expect(taken.status).toBe(400);
    expect(taken.body.error.username).toEqual(['This username is already in use.']);
    // One's own in other letters is no conflict.
    expect((await change('general', { username: name.toUpperCase() }, mine.accessToken)).status).toBe(200);
    expect((await change('general', { fullName: '  ' }, mine.accessToken)).body.error.fullName).toBeTruthy();
    expect((await change('general', { username: 'a b' }, mine.accessToken)).body.error.username).toBeTruthy();
  });

  it('keep a username for one person when two want it at the same moment', async () => {
    const both = [await api.register(), await api.register()];
    const username = unique('wanted');
    const answers = await Promise.all(both.map((one) => change('general', { username }, one.accessToken)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 400]);
  });

  it('tell about oneself, each part by itself', async () => {
    const { accessToken: token, user } = await api.register();
    const info = { bio: 'I teach.', dob: '1990-02-28', country: 'Chile', website: 'https://ada.example.org' };
    expect((await change('info', info, token)).body.info).toEqual({ ...info, phone: '' });
    expect((await change('info', { phone: '+56 2 (1) 23-4' }, token)).body.info).toEqual({
      ...info,
      phone: '+56 2 (1) 23-4',
    });
    const [row] = await api.db.select().from(people).where(eq(people.id, user.id));
    expect(row).toMatchObject({ country: 'Chile', contact: '+56 2 (1) 23-4' });
    expect((await change('info', { dob: null, website: '' }, token)).body.info).toMatchObject({
      dob: null,
      website: '',
    });
    for (const [field, wrong] of [
      ...[
        ['dob', '2999-01-01'],
        ['dob', '1850-01-01'],
        ['dob', '1990-02-31'],
        ['website', 'javascript:alert(1)'],
      ],
      ...[
        ['website', 'ftp://a.org'],
        ['phone', 'call me'],
        ['bio', 'x'.repeat(1001)],
      ],
    ] as const) {
      const answer = await change('info', { [field]: wrong }, token);
      expect(answer.status, `${field} ${wrong.slice(0, 20)}`).toBe(400);
      expect(answer.body.error[field]).toBeTruthy();
    }
  });

  it('take links of the right site or names, and hold connections as what somebody says', async () => {
    const { accessToken: token } = await api.register();
    const links = { twitter: '@ada', linkedIn: 'https://www.linkedin.com/in/ada', google: 'scholar.google.com/ada' };
    const done = await change('social', { socialLinks: links, connections: { github: { id: 'ada' } } }, token);
    expect(done.body.social.socialLinks).toMatchObject({
      twitter: 'https://x.com/ada',
      linkedIn: 'https://www.linkedin.com/in/ada',
      google: 'https://scholar.google.com/ada',
      quora: '',
    });
    expect(done.body.social.connections.github).toEqual({ profileImg: null, id: 'ada' });
    const gone = await change('social', { socialLinks: { twitter: null }, connections: { github: null } }, token);
    expect([gone.body.social.socialLinks.twitter, gone.body.social.connections.github.id]).toEqual(['', '']);
    for (const link of ['https://evil.example/x.com', 'https://notx.com/ada', 'javascript:alert(1)', 'a b']) {
      const wrong = await change('social', { socialLinks: { twitter: link } }, token);
      expect(wrong.status, link).toBe(400);
      expect(wrong.body.error['socialLinks.twitter']).toBeTruthy();
    }
  });

  it('say who wants to be told of what', async () => {
    const [one, two, three] = [await api.register(), await api.register(), await api.register()];
    const ids = [one.user.id, two.user.id, three.user.id];
    expect(await whoWants(api.db, 'followMe', ids)).toEqual(ids);
    expect(await whoWants(api.db, 'blogDigest', ids)).toEqual([]);
    await change('notices', { notices: { followMe: { app: false, mail: false } } }, one.accessToken);
    await change('notices', { notices: { followMe: { app: false, mail: true } } }, two.accessToken);
    const done = await change('notices', { notices: { blogDigest: { app: false, mail: true } } }, three.accessToken);
    expect(done.body.notification).toMatchObject({ blogDigest: true, followMe: true });
    expect(await whoWants(api.db, 'followMe', ids)).toEqual(ids.slice(1));
    expect(await whoWants(api.db, 'blogDigest', [...ids, 99_999_999])).toEqual([three.user.id]);
    expect((await read(one.accessToken)).notification).toMatchObject({ followMe: false, answerOnForm: true });
    expect((await change('notices', { notices: { nothing: {} } }, one.accessToken)).status).toBe(400);
  });

  it('show an own picture to everybody, and take it away again', async () => {
    const { accessToken: token, user } = await api.register();
    const send = (content: Uint8Array<ArrayBuffer>, type = 'image/png') => {
      const form = new FormData();
      form.set('file', new File([content], 'me.png', { type }));
      return api.ask('PUT', '/api/account/avatar', { raw: form, token });
    };
    const first = await send(squarePng(8));
    expect(first.status, first.text).toBe(200);
    const { avatar } = first.body.general;
    expect(avatar).toMatch(/^\/api\/avatars\/[0-9a-f]{32}$/);
    const picture = await api.app.request(avatar);
    expect(picture.status).toBe(200);
    expect([picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(squarePng(8));
    expect((await api.get('/api/me', token)).body.avatar).toBe(avatar);
    const second = (await send(squarePng(9))).body.general.avatar;
    expect((await api.app.request(avatar)).status).toBe(404);
    expect((await send(squarePng(8, 4))).body.error.file[0]).toMatch(/square/);
    expect((await send(new TextEncoder().encode('<svg/>'), 'image/svg+xml')).status).toBe(400);
    expect((await send(new TextEncoder().encode('no picture'))).status).toBe(400);
    expect((await read(token)).general.avatar).toBe(second);
    expect(await api.db.$count(files, eq(files.ownerId, user.id))).toBe(1);
    const removed = await api.ask('DELETE', '/api/account/avatar', { token });
    expect([removed.body.general.avatar, removed.body.hasOwnAvatar]).toEqual([null, false]);
    expect(await api.db.$count(files, eq(files.ownerId, user.id))).toBe(0);
    expect((await api.get('/api/avatars/guess')).status).toBe(404);
  });
});

describe('another email', () => {
  const api = testApi();
  const mailTo = (to: string, subject: string) =>
    vi.waitFor(() => {
      const mail = api.mails.findLast((one) => one.to === to && one.subject === subject);
      if (!mail) throw new Error(`no mail "${subject}" to ${to}`);
      return mail;
    });
  const tokenIn = (text = '') => new URL(text.match(/http\S+/)?.[0] ?? 'http://none').searchParams.get('token') ?? '';
  const askFor = (email: string, { password, accessToken }: { password: string; accessToken: string }) =>
    api.post('/api/account/email', { email, password }, accessToken);

  it('counts once the link sent to it is opened; until then the old one signs in', async () => {
    const person = await api.register();
    const email = `${unique('next')}@example.com`;
    expect((await askFor(email, { ...person, password: 'wrong' })).body.error.password).toBeTruthy();
    const asked = await askFor(email, person);
    expect(asked.body.pendingEmail).toMatchObject({ email });
    expect(asked.body.general.email).toBe(person.email);
    await api.signIn(person.email, person.password);
    expect((await mailTo(person.email, 'A new email was asked for')).text).toContain(email);
    const token = tokenIn((await mailTo(email, 'Confirm your new email')).text);
    expect((await api.post('/jwt/verify-email', { token })).status).toBe(200);
    await api.signIn(email, person.password);
    const after = (await api.get('/account-setting/data', person.accessToken)).body;
    expect([after.general.email, after.pendingEmail]).toEqual([email, null]);
    expect((await api.get('/api/me', person.accessToken)).body.emailVerified).toBe(true);
    await mailTo(person.email, 'The email of your account was changed');
    expect((await api.post('/jwt/verify-email', { token })).status).toBe(400);
    const deeds = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.user.id));
    expect(deeds.map((one) => one.action)).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']));
  });

  it('can be asked for anew, sent again and given up; older links lead nowhere', async () => {
    const person = await api.register();
    const email = `${unique('again')}@example.com`;
    await askFor(email, person);
    const first = tokenIn((await mailTo(email, 'Confirm your new email')).text);
    api.mails.length = 0;
    const resend = () => api.post('/api/account/email/resend', {}, person.accessToken);
    expect((await resend()).status).toBe(200);
    const second = tokenIn((await mailTo(email, 'Confirm your new email')).text);
    expect((await api.post('/jwt/verify-email', { token: first })).status).toBe(400);
    const cancelled = await api.ask('DELETE', '/api/account/email', { token: person.accessToken });
    expect(cancelled.body.pendingEmail).toBeNull();
    expect((await api.post('/jwt/verify-email', { token: second })).status).toBe(400);
    expect((await resend()).status).toBe(404);
    expect((await api.ask('DELETE', '/api/account/email', { token: person.accessToken })).status).toBe(404);
    await api.signIn(person.email, person.password);
  });

  it('does not tell whether it has an account, and never becomes that of two', async () => {
    const [person, other] = [await api.register(), await api.register()];
    expect((await askFor(person.email.toUpperCase(), person)).body.error.email).toBeTruthy();
    const asked = await askFor(other.email.toUpperCase(), person);
    expect(asked.status).toBe(200);
    await mailTo(other.email.toUpperCase(), 'This email has an account already');
    const email = `${unique('race')}@example.com`;
    await askFor(email, person);
    await askFor(email, other);
    const links = await vi.waitFor(() => {
      const sent = api.mails.filter((one) => one.to === email);
      expect(sent.length).toBe(2);
      return sent.map((one) => tokenIn(one.text));
    });
    const answers = await Promise.all(links.map((token) => api.post('/jwt/verify-email', { token })));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 400]);
  });

  it('is sent a few times an hour and no more', async () => {
    const person = await api.register();
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push((await askFor(`${unique('many')}@example.com`, person)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is worth nothing after two days', async () => {
    const person = await api.register();
    const email = `${unique('late')}@example.com`;
    await askFor(email, person);
    const token = tokenIn((await mailTo(email, 'Confirm your new email')).text);
    api.later(2 * 24 * 60 + 1);
    expect((await api.post('/jwt/verify-email', { token })).status).toBe(400);
  });
});
