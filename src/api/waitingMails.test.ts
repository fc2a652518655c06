import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { tellOfAnnouncements } from '#features/profile/api/announce.ts';
import { testApi, unique } from '../../tests/api/api.ts';
import { importing } from '../../tests/api/importing.ts';
import { doDue } from './due.ts';
import { waitingMails } from './waitingMails.ts';

describe('mails that wait', () => {
  const api = testApi();
  const { upload, replan, run, personOf } = importing(api);

  /** People of a list, invited by it. */
  const invite = async (count: number) => {
    const names = Array.from({ length: count }, () => unique('waits'));
    const list = await upload(['name,email', ...names.map((name) => `Some One,${name}@example.com`)]);
    await replan(list, { invite: true });
    await run(list);
    return names.map((name) => `${name}@example.com`);
  };
  const sentTo = (email: string) => api.mails.filter((mail) => mail.to === email);
  const idOf = async (email: string) => (await personOf(email))?.id ?? 0;
  const waiting = () => api.db.select().from(waitingMails).orderBy(waitingMails.id);
  const act = async (email: string, what: string) =>
    api.post(`/api/people/${await idOf(email)}/${what}`, {}, await api.as('admin'));
  const tokenIn = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
  const actionsOn = async (email: string) => {
    const found = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'person'), eq(auditEntries.subjectId, await idOf(email))))
      .orderBy(auditEntries.id);
    return found.map(({ action }) => action);
  };

  /** Each mail is answered with this, as often as it is tried. */
  async function refusing(error: object, work: () => Promise<void>) {
    const real = api.deps.mailer.send;
    const tried: string[] = [];
    api.deps.mailer.send = async ({ to }) => {
      tried.push(to);
      throw Object.assign(new Error('refused'), error);
    };
    try {
      await work();
    } finally {
      api.deps.mailer.send = real;
    }
    return tried;
  }

  beforeEach(async () => {
    await api.db.delete(waitingMails);
  });

  it('are there with what they tell of, and hold no link', async () => {
    const emails = await invite(3);
    const rows = await waiting();
    expect(rows.map(({ kind, data }) => ({ kind, data }))).toEqual(Array(3).fill({ kind: 'invitation', data: {} }));
    const invited = await api.get(`/api/people/${await idOf(emails[0] ?? '')}`, await api.as('admin'));
    expect(invited.body.person.invitation).not.toBeNull();
    await doDue(api.deps);
    await doDue(api.deps);
    for (const email of emails) expect(sentTo(email)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('are in the language of whoever made the list, unless the reader has another by then', async () => {
    const maker = await idOf('admin@demo.com');
    await api.db.update(people).set({ language: 'fr' }).where(eq(people.id, maker));
    const [email = '', other = ''] = await invite(2);
    await api.db.update(people).set({ language: 'de' }).where(eq(people.email, other));
    await doDue(api.deps);
    expect([sentTo(email)[0]?.subject, sentTo(other)[0]?.subject]).toEqual(['Vous êtes invité', 'Sie sind eingeladen']);
    expect(sentTo(other)[0]?.text).toContain(`Sie melden sich mit dieser E-Mail-Adresse an: ${other}`);
    await api.db.update(people).set({ language: null }).where(eq(people.id, maker));
  });

  it('that a process took and did not send are sent by another', async () => {
    const [email = ''] = await invite(1);
    const taken = new Date(api.now().getTime() + 60_000);
    await api.db.update(waitingMails).set({ tries: 1, nextAt: taken });
    await doDue(api.deps);
    expect(sentTo(email)).toHaveLength(0);
    api.later(2);
    await doDue(api.deps);
    expect(sentTo(email)).toHaveLength(1);
    const password = { token: tokenIn(sentTo(email)[0]?.text), password: 'My-own-word-7' };
    expect((await api.post('/jwt/reset-password', password)).status).toBe(200);
  });

  it('are tried again after longer and longer pauses, and then given up', async () => {
    const [email = ''] = await invite(1);
    const pauses: number[] = [];
    const tried = await refusing({ code: 'ECONNECTION' }, async () => {
      for (let look = 0; look < 9; look += 1) {
        await doDue(api.deps);
        const [row] = await waiting();
        if (!row) break;
        const minutes = (row.nextAt.getTime() - api.now().getTime()) / 60_000;
        pauses.push(minutes);
        api.later(minutes);
      }
    });
    expect(pauses).toEqual([1, 5, 30, 120, 480, 720]);
    expect(tried).toEqual(Array(7).fill(email));
    expect(await actionsOn(email)).toEqual(['person-added', 'invitation-sent', 'invitation-failed']);
    await doDue(api.deps);
    expect(sentTo(email)).toHaveLength(0);
  });

  it('are given up at once when the address is refused for good', async () => {
    const [email = ''] = await invite(1);
    const tried = await refusing({ code: 'EENVELOPE', responseCode: 550 }, () => doDue(api.deps));
    expect(tried).toEqual([email]);
    expect(await waiting()).toEqual([]);
    expect(await actionsOn(email)).toContain('invitation-failed');
  });

  it('let others pass where they are very many', async () => {
    const many = await invite(21);
    const [one = ''] = await invite(1);
    const before = api.mails.length;
    await doDue(api.deps);
    const went = api.mails.slice(before).map((mail) => mail.to);
    // Five are under way at once.
    expect(went.indexOf(one)).toBeLessThan(5);
    expect([...went].sort()).toEqual([...many, one].sort());
  });

  it('let others pass where they are few of very many: of a long list, taken in some at a time', async () => {
    const names = Array.from({ length: 26 }, () => unique('listed'));
    // A list with passwords is taken in 25 at a time.
    const lines = names.map((name, at) => `Some One,${name}@example.com,${at === 0 ? 'Given-out-2' : ''}`);
    const list = await upload(['name,email,password', ...lines]);
    await replan(list, { invite: true });
    await run(list);
    const rows = await waiting();
    expect(rows.map(({ yields }) => yields)).toEqual(Array(25).fill(true));
  });

  it('let others pass where they are few of very many: of an announcement that few take by mail', async () => {
    const { accessToken: token } = await api.register();
    const notices = { newAnnouncements: { app: false, mail: true } };
    expect((await api.ask('PUT', '/api/account/notices', { body: { notices }, token })).status).toBe(200);
    const post = { text: 'Closed on Monday', isAnnouncement: true };
    expect((await api.post('/api/profile/posts', post, await api.as('admin'))).status).toBe(201);
    await tellOfAnnouncements(api.deps);
    await invite(1);
    const rows = await waiting();
    expect(rows.map(({ kind, yields }) => [kind, yields])).toEqual([
      ['notice', true],
      ['invitation', false],
    ]);
  });

  it('of a kind that only a newer process knows are left to it', async () => {
    const [email = ''] = await invite(1);
    const [row] = await waiting();
    await api.db.update(waitingMails).set({ kind: 'of tomorrow' as 'notice' });
    await doDue(api.deps);
    expect(await waiting()).toMatchObject([{ id: row?.id, tries: 0 }]);
    await api.db.update(waitingMails).set({ kind: 'invitation' });
    await doDue(api.deps);
    expect(sentTo(email)).toHaveLength(1);
  });

  it('go out no more when the invitation was taken back, made anew or the person deleted', async () => {
    const [back = '', anew = '', gone = '', stays = ''] = await invite(4);
    expect((await act(back, 'revoke-invitation')).status).toBe(200);
    expect((await act(anew, 'invite')).status).toBe(200);
    await api.db.delete(people).where(eq(people.email, gone));
    await doDue(api.deps);
    expect([back, anew, gone, stays].map((email) => sentTo(email).length)).toEqual([0, 1, 0, 1]);
    const check = await api.post('/jwt/reset-password/check', { token: tokenIn(sentTo(anew)[0]?.text) });
    expect(check.body).toEqual({ works: true, invited: true });
  });
});
