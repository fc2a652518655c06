import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#api/limits.ts';
import { people } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { calendarOf } from '../../../../tests/api/events.ts';

describe('guests', () => {
  const api = testApi();
  let host = { id: 0, token: '', email: '', name: '' };
  let guest = { id: 0, token: '', email: '', name: '' };
  const own = calendarOf(api, () => host.token);
  const theirs = calendarOf(api, () => guest.token);
  const join = async () => {
    const made = await api.register();
    return { id: made.user.id, token: made.accessToken, email: made.email, name: made.user.fullName };
  };
  beforeAll(async () => {
    host = await join();
    guest = await join();
  });

  const notices = async (who: string, kind: string) =>
    (await api.get('/api/notifications?perPage=100', who)).body.notifications.filter((one: any) => one.kind === kind);
  const answer = (id: number, said: string, who = guest.token) =>
    api.post('/apps/calendar/answer', { id, answer: said }, who);
  const seen = async (id: number) => (await theirs.list()).find((one: any) => one.id === id);

  it('are told, see the event as pending, and answer; whoever invited them is told', async () => {
    const event = await own.add({ title: unique('Seminar ') }, { guests: [{ personId: guest.id }] });
    expect(event.extendedProps.guests).toMatchObject([{ personId: guest.id, answer: 'pending' }]);
    const [told] = await notices(guest.token, 'event-invitation');
    expect([told.data.title, told.link]).toEqual([event.title, `/apps/calendar?event=${event.id}`]);
    expect((await seen(event.id)).extendedProps).toMatchObject({
      ...{ isMine: false, myAnswer: 'pending', organizer: { id: host.id } },
    });
    expect((await answer(event.id, 'tentative')).body.event.extendedProps.myAnswer).toBe('tentative');
    await answer(event.id, 'accepted');
    await answer(event.id, 'accepted');
    expect(await notices(host.token, 'event-answer')).toHaveLength(2);
    const [shown] = (await api.get(`/apps/calendar/events/${event.id}`, host.token)).body.event.extendedProps.guests;
    expect(shown.answer).toBe('accepted');
    expect((await answer(event.id, 'maybe')).status).toBe(400);
    expect((await answer(event.id, 'accepted', host.token)).status).toBe(409);
    expect((await answer(event.id, 'accepted', (await join()).token)).status).toBe(404);
  });

  it('who are nobody are refused, and the next event takes the next number', async () => {
    const { id } = await own.add();
    const given = { event: own.event({}, { guests: [{ personId: 999_999 }] }) };
    const { status, body } = await api.post('/apps/calendar/add-event', given, host.token);
    expect([status, Object.keys(body.error)]).toEqual([400, ['event.extendedProps.guests']]);
    expect((await own.add()).id).toBe(id + 1);
  });

  it('may neither change nor remove it', async () => {
    const event = await own.add({}, { guests: [{ personId: guest.id }] });
    expect((await theirs.tryUpdate({ id: event.id, title: 'Mine' })).status).toBe(403);
    expect((await theirs.remove(event.id)).status).toBe(403);
    expect((await own.list()).find((one: any) => one.id === event.id).title).toBe('Lesson');
  });

  it('are asked anew when the time changes, and only told of another title', async () => {
    const event = await own.add({}, { guests: [{ email: guest.email.toUpperCase() }] });
    await answer(event.id, 'accepted');
    const before = (await notices(guest.token, 'event-invitation')).length;
    await own.update({ id: event.id, title: 'Another title' });
    expect((await seen(event.id)).extendedProps.myAnswer).toBe('accepted');
    expect(await notices(guest.token, 'event-changed')).toHaveLength(1);
    await own.update({ id: event.id, start: '2031-05-24T09:00:00Z' });
    expect((await seen(event.id)).extendedProps.myAnswer).toBe('pending');
    expect(await notices(guest.token, 'event-invitation')).toHaveLength(before + 1);
  });

  it('are told when it is removed, and when they are no longer invited', async () => {
    const first = await own.add({}, { guests: [{ personId: guest.id }] });
    const second = await own.add({}, { guests: [{ personId: guest.id }] });
    const before = (await notices(guest.token, 'event-cancelled')).length;
    await own.remove(first.id);
    await own.update({ id: second.id, extendedProps: { guests: [] } });
    expect(await notices(guest.token, 'event-cancelled')).toHaveLength(before + 2);
    expect(await seen(first.id)).toBeUndefined();
    expect(await seen(second.id)).toBeUndefined();
  });

  it('stay when an event is sent back as it came', async () => {
    const event = await own.add({}, { guests: [{ personId: guest.id }, { email: 'aunt@example.org', name: 'Aunt' }] });
    await answer(event.id, 'declined');
    const same = await own.update(event);
    expect(same.extendedProps.guests).toMatchObject([
      { personId: guest.id, answer: 'declined' },
      { personId: null, email: 'aunt@example.org', name: 'Aunt', answer: 'pending' },
    ]);
  });

  it('from outside, and those who cannot open the calendar, get a mail with a file', async () => {
    const student = await api.signIn('student@demo.com', 'student');
    const to = `${unique('out')}@example.org`;
    api.mails.length = 0;
    const title = unique('Open day ');
    const guests = [{ email: to, name: 'Out Sider' }, { personId: student.userData.id }, { personId: guest.id }];
    const event = await own.add({ title }, { guests, timeZone: 'Europe/Berlin', repeat: 'FREQ=WEEKLY' });
    expect(api.mails.map((mail) => mail.to).sort()).toEqual([to, 'student@demo.com'].sort());
    // An answer goes to whoever invited.
    const { email: address, name } = host;
    for (const mail of api.mails) {
      expect(mail.replyTo).toEqual({ name, address });
      expect(mail.text).toContain(`${name} (${address})`);
    }
    const file = new TextDecoder().decode(api.mails[0]?.attachments?.[0]?.content);
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain('BEGIN:VTIMEZONE');
    expect(file).toContain('RRULE:FREQ=WEEKLY');
    expect(file.replaceAll('\r\n ', '')).toContain(`mailto:${to}`);
    api.mails.length = 0;
    await own.remove(event.id);
    expect(new TextDecoder().decode(api.mails[0]?.attachments?.[0]?.content)).toContain('METHOD:CANCEL');
    expect(new TextDecoder().decode(api.mails[0]?.attachments?.[0]?.content)).toContain('STATUS:CANCELLED');
    expect(api.mails[0]?.replyTo).toEqual({ name, address });
  });

  it('are greeted by their name, and by nothing where only an address is known', async () => {
    const [known, bare] = [`${unique('known')}@example.org`, `${unique('bare')}@example.org`];
    await own.add({}, { guests: [{ email: known, name: 'Out Sider' }, { email: bare }] });
    const greeting = (to: string) => api.mails.findLast((mail) => mail.to === to)?.text.split('\n')[0];
    expect([greeting(known), greeting(bare)]).toEqual(['Hello Out Sider,', 'Hello,']);
  });

  it('are written to in their language, and without an account in that of whoever invites', async () => {
    const student = await api.signIn('student@demo.com', 'student');
    const speak = (language: 'de' | 'ar', id: number) =>
      api.db.update(people).set({ language }).where(eq(people.id, id));
    await speak('de', host.id);
    await speak('ar', student.userData.id);
    const to = `${unique('out')}@example.org`;
    api.mails.length = 0;
    const title = unique('Offener Tag ');
    const event = await own.add({ title }, { guests: [{ email: to }, { personId: student.userData.id }] });
    const mailTo = (email: string) => api.mails.findLast((mail) => mail.to === email);
    expect(mailTo(to)).toMatchObject({
      subject: `Einladung: ${title}`,
      text: expect.stringMatching(/^Guten Tag,\n\n.+ lädt Sie ein: .+\n[A-Z]\S+tag, \d+\. \S+ \d{4} um .+ \(.+\)\n/),
    });
    expect(mailTo('student@demo.com')).toMatchObject({
      subject: `دعوة: ${title}`,
      html: expect.stringContaining('dir="rtl"'),
      attachments: [{ name: 'invitation.ics' }],
    });
    await own.remove(event.id);
    expect([mailTo(to)?.subject, mailTo('student@demo.com')?.subject]).toEqual([
      `Abgesagt: ${title}`,
      `أُلغي: ${title}`,
    ]);
    for (const id of [host.id, student.userData.id])
      await api.db.update(people).set({ language: null }).where(eq(people.id, id));
  });

  it('are told only so often, whatever is done with the event, and what would be too often is not done', async () => {
    const guests = [{ email: `${unique('a')}@example.org` }, { email: `${unique('b')}@example.org` }];
    const repeat = 'FREQ=DAILY;COUNT=9';
    const event = await own.add({}, { guests, repeat });
    const [removed, other] = [await own.add({}, { guests }), await own.add({}, { guests })];
    await own.remove(removed.id);
    const { body: gone } = await own.remove(other.id);
    const cut = await own.add({}, { guests, repeat });
    const occurrence = '2031-05-25T09:00:00Z';
    const later = { id: cut.id, start: '2031-05-25T14:00:00Z', end: '2031-05-25T15:00:00Z' };
    const rest = await own.update(later, { scope: 'following', occurrence });
    const quiet = await own.add();
    const key = `calendar-guests:${host.id}`;
    const [{ count = 0 } = {}] = await api.db.select().from(rateLimits).where(eq(rateLimits.key, key));
    expect(count).toBeGreaterThanOrEqual(6);
    await api.db.update(rateLimits).set({ count: 2_999 }).where(eq(rateLimits.key, key));
    api.mails.length = 0;
    const { id } = event;
    const attempts = [
      () => own.tryUpdate({ id, start: '2031-05-24T09:00:00Z' }),
      () => own.tryUpdate({ id, title: 'Other' }),
      () => own.tryUpdate({ id, title: 'Other' }, { scope: 'this', occurrence }),
      () => own.tryUpdate({ id, title: 'Other' }, { scope: 'following', occurrence }),
      () => own.tryUpdate({ id, extendedProps: { guests: [] } }),
      () => own.remove(id),
      () => own.remove(id, { scope: 'this', occurrence }),
      () => api.post('/apps/calendar/add-event', { event: own.event({}, { guests }) }, host.token),
    ];
    for (const [at, attempt] of attempts.entries()) {
      const { status, headers } = await attempt();
      expect([at, status, Number(headers.get('retry-after')) > 0]).toEqual([at, 429, true]);
    }
    expect(api.mails).toEqual([]);
    const listed = await own.list();
    expect(listed.find((one: any) => one.id === id)).toEqual(event);
    expect(listed.some((one: any) => one.id === removed.id)).toBe(false);
    // What was counted when it was done can always be taken back, once.
    const undos = [
      () => api.post('/apps/calendar/restore', { ids: [removed.id] }, host.token),
      () => api.post('/apps/calendar/restore', { token: gone.token }, host.token),
      () => api.post('/apps/calendar/rejoin', { id: cut.id, restId: rest.id, occurrence, repeat }, host.token),
    ];
    for (const undo of undos) expect((await undo()).status).toBe(200);
    expect(api.mails.length).toBeGreaterThanOrEqual(6);
    expect((await own.remove(removed.id)).status).toBe(429);
    api.mails.length = 0;
    await own.update({ id: quiet.id, title: 'Nobody is told of it' });
    await api.db.delete(rateLimits).where(eq(rateLimits.key, key));
    await own.update({ id, title: 'Other' });
    expect(api.mails).toHaveLength(2);
  });

  it('see it change in their open pages', async () => {
    const event = await own.add({}, { guests: [{ personId: guest.id }] });
    api.events.length = 0;
    await own.update({ id: event.id, title: 'Live' });
    const told = api.events.find((one) => one.topic === 'calendar');
    expect([told?.people].flat().sort()).toEqual([host.id, guest.id].sort());
  });

  it('go with their account; the events of whoever is deleted go too, and nobody else’s', async () => {
    const admin = await api.as('admin');
    const leaver = await join();
    const kept = await own.add({}, { guests: [{ personId: leaver.id }] });
    const gone = await calendarOf(api, () => leaver.token).add({}, { guests: [{ personId: host.id }] });
    expect((await api.get(`/api/people/${leaver.id}/belongings`, admin)).body.gone.events).toBe(1);
    const answered = await api.ask('DELETE', `/apps/users/delete?id=${leaver.id}`, { token: admin });
    expect(answered.status, answered.text).toBe(200);
    const mine = await own.list();
    expect(mine.find((one: any) => one.id === kept.id).extendedProps.guests).toEqual([]);
    expect(mine.find((one: any) => one.id === gone.id)).toBeUndefined();
  });
});
