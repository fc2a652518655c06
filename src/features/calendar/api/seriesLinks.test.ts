import { beforeAll, describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { calendarOf } from '../../../../tests/api/events.ts';

describe('links to a series', () => {
  const api = testApi();
  const people: { id: number; email: string; password: string }[] = [];
  let token = '';
  let guest = '';
  const own = calendarOf(api, () => token);
  /** Logins end after some minutes, and the clock goes on by days here. */
  const signIn = async () => {
    const [one, two] = people.map((person) => api.signIn(person.email, person.password));
    token = (await one)?.accessToken ?? '';
    guest = (await two)?.accessToken ?? '';
  };
  beforeAll(async () => {
    for (let n = 0; n < 2; n += 1) {
      const made = await api.register();
      people.push({ id: made.user.id, email: made.email, password: made.password });
    }
    await signIn();
  });
  const invited = () => ({ guests: [{ personId: people[1]?.id }] });

  const notices = async (who: string, kind: string, title: string) =>
    (await api.get('/api/notifications?perPage=100', who)).body.notifications.filter(
      (one: any) => one.kind === kind && one.data.title === title,
    );
  const read = (id: number, occurrence?: string) =>
    api.get(`/apps/calendar/events/${id}${occurrence ? `?occurrence=${occurrence}` : ''}`, token);
  const DAY = 1_440;
  const inMinutes = (minutes: number) =>
    new Date(Math.floor(api.now().getTime() / 60_000) * 60_000 + minutes * 60_000).toISOString();

  it('of reminders lead to the occurrence that is soon, by its start in the series', async () => {
    const title = unique('Weekly ');
    const [first, second, third] = [inMinutes(60), inMinutes(60 + DAY), inMinutes(60 + 2 * DAY)];
    const later = inMinutes(120 + 2 * DAY);
    const { id } = await own.add({ title, start: first, end: null }, { reminders: [0], repeat: 'FREQ=DAILY;COUNT=3' });
    await own.update({ id, start: later }, { scope: 'this', occurrence: third });
    for (const minutes of [61, DAY, DAY + 60]) {
      api.later(minutes);
      await doDue(api.deps);
    }
    await signIn();
    const told = await notices(token, 'event-reminder', title);
    const links = told.map((one: any) => [one.data.start, one.link]).sort();
    const link = (at: string) => `/apps/calendar?event=${id}&at=${at}`;
    expect(links).toEqual([
      [first, link(first)],
      [second, link(second)],
      [later, link(third)],
    ]);
    const shown = (await read(id, third)).body.event;
    expect([shown.start, shown.extendedProps.occurrence]).toEqual([later, third]);
    const once = unique('Once ');
    const single = await own.add({ title: once, start: inMinutes(30), end: null }, { reminders: [0] });
    api.later(31);
    await doDue(api.deps);
    await signIn();
    expect((await notices(token, 'event-reminder', once))[0].link).toBe(`/apps/calendar?event=${single.id}`);
  });

  it('of reminders say what a whole day was renamed to by itself', async () => {
    await api.ask('PUT', '/apps/calendar/settings', { token, body: { timeZone: 'Asia/Tokyo' } });
    const [usual, renamed] = [unique('Days '), unique('Renamed ')];
    const day = inMinutes(3 * DAY).slice(0, 10);
    const { id } = await own.add(
      { title: usual, start: day, end: null, allDay: true },
      { reminders: [0], repeat: 'FREQ=DAILY;COUNT=1' },
    );
    await own.update({ id, title: renamed }, { scope: 'this', occurrence: `${day}T00:00:00.000Z` });
    api.later((Date.parse(`${day}T00:00:00Z`) - api.now().getTime()) / 60_000 - 9 * 60 + 1);
    await doDue(api.deps);
    await signIn();
    expect(await notices(token, 'event-reminder', renamed)).toHaveLength(1);
    await api.ask('PUT', '/apps/calendar/settings', { token, body: { timeZone: 'UTC' } });
  });

  it('of changes lead guests to the occurrence that was changed; mails say when it is', async () => {
    const title = unique('Moved ');
    const { guests } = invited();
    const { id } = await own.add(
      { title, start: '2031-06-02T09:00:00.000Z', end: null },
      { repeat: 'FREQ=WEEKLY;BYDAY=MO', timeZone: 'UTC', guests: [...guests, { email: 'aunt@example.org' }] },
    );
    const occurrence = '2031-06-16T09:00:00.000Z';
    api.mails.length = 0;
    await own.update({ id, start: '2031-06-18T09:00:00.000Z' }, { scope: 'this', occurrence });
    const [told] = await notices(guest, 'event-changed', title);
    expect(told.link).toBe(`/apps/calendar?event=${id}&at=${occurrence}`);
    const shown = (await api.get(`/apps/calendar/events/${id}?occurrence=${occurrence}`, guest)).body.event;
    expect(shown.start).toBe('2031-06-18T09:00:00.000Z');
    await expect.poll(() => api.mails[0]?.text).toContain('18 June 2031');

    const renamed = unique('Elsewhere ');
    await own.update({ id, title: renamed }, { scope: 'this', occurrence });
    expect(await notices(guest, 'event-changed', renamed)).toHaveLength(1);
    await own.update({ id, extendedProps: { description: 'Bring pencils' } }, { scope: 'this', occurrence });
    expect(await notices(guest, 'event-changed', renamed)).toHaveLength(1);
  });

  it('that say no occurrence lead to the next one, or the last of what is over', async () => {
    const start = inMinutes(-5 * DAY);
    const { id } = await own.add({ start, end: null }, { repeat: 'FREQ=DAILY' });
    const next = (await read(id, 'next')).body.event;
    expect([next.start, next.extendedProps.occurrence]).toEqual([inMinutes(0), inMinutes(0)]);
    expect((await read(id)).body.event).toMatchObject({ start, extendedProps: { occurrence: null } });
    const over = await own.add({ start, end: null }, { repeat: 'FREQ=DAILY;COUNT=2' });
    expect((await read(over.id, 'next')).body.event.start).toBe(inMinutes(-4 * DAY));
    const far = await own.add({ start: '2150-01-01T09:00:00.000Z', end: null }, { repeat: 'FREQ=YEARLY;INTERVAL=9' });
    expect((await read(far.id, 'next')).body.event.extendedProps.occurrence).toBe(far.start);
    const once = await own.add();
    expect((await read(once.id, 'next')).body.event).toEqual(once);
    expect((await read(id, 'tomorrow')).body.error).toHaveProperty('occurrence');
  });

  it('lead to where an occurrence went with its series, and not to one that was removed', async () => {
    const { id } = await own.add(
      { start: '2031-06-02T09:00:00.000Z', end: null },
      { repeat: 'FREQ=DAILY', timeZone: 'UTC' },
    );
    const [first, second] = ['2031-06-02T09:00:00.000Z', '2031-06-03T09:00:00.000Z'];
    await own.update({ id, start: '2031-06-02T08:00:00.000Z' }, { scope: 'all', occurrence: first });
    expect((await read(id, second)).body.event.start).toBe('2031-06-03T08:00:00.000Z');
    await own.remove(id, { scope: 'this', occurrence: '2031-06-03T08:00:00.000Z' });
    expect((await read(id, '2031-06-03T08:00:00.000Z')).status).toBe(404);
  });

  it.each([
    ['the day before', '2031-06-15T09:00:00.000Z'],
    ['three days later', '2031-06-19T09:00:00.000Z'],
  ])('lead to the nearest one when a week’s series went to %s', async (_where, wanted) => {
    const { id } = await own.add(
      { start: '2031-06-02T09:00:00.000Z', end: null },
      { repeat: 'FREQ=WEEKLY;BYDAY=MO', timeZone: 'UTC' },
    );
    const occurrence = '2031-06-16T09:00:00.000Z';
    await own.update({ id, start: wanted }, { scope: 'all', occurrence });
    expect((await read(id, occurrence)).body.event.start).toBe(wanted);
  });

  it('of whole days lead to today as it is where somebody lives', async () => {
    await signIn();
    await api.ask('PUT', '/apps/calendar/settings', { token, body: { timeZone: 'Pacific/Kiritimati' } });
    const title = unique('wholedays');
    const start = inMinutes(-3 * DAY).slice(0, 10);
    const { id } = await own.add({ title, start, end: null, allDay: true }, { repeat: 'FREQ=DAILY' });
    // Fourteen hours ahead: for most of the day it is tomorrow there.
    api.later(DAY - (Math.floor(api.now().getTime() / 60_000) % DAY) + 20 * 60);
    await signIn();
    const today = inMinutes(14 * 60).slice(0, 10);
    expect(today).not.toBe(inMinutes(0).slice(0, 10));
    expect((await read(id, 'next')).body.event.start).toBe(today);
    expect((await api.get(`/apps/calendar/search?q=${title}`, token)).body.events[0].start).toBe(today);
    await api.ask('PUT', '/apps/calendar/settings', { token, body: { timeZone: 'UTC' } });
  });

  it('from the search lead to the next one', async () => {
    const title = unique('sought');
    await own.add({ title, start: inMinutes(-3 * DAY), end: null }, { repeat: 'FREQ=DAILY' });
    const [found] = (await api.get(`/apps/calendar/search?q=${title}`, token)).body.events;
    expect([found.start, found.extendedProps.occurrence]).toEqual([inMinutes(0), inMinutes(0)]);
  });
});
