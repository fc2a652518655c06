import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { people } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { calendarOf } from '../../../../tests/api/events.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { remindOfEvents } from './reminders.ts';
import { calendarReminders } from './tables.ts';

describe('reminders of events', () => {
  const api = testApi();
  const { untilWaiting } = holding(api);
  let host = { id: 0, token: '' };
  let guest = { id: 0, token: '' };
  const own = calendarOf(api, () => host.token);
  const sign = async () => {
    const made = await api.register();
    return { id: made.user.id, token: made.accessToken, email: made.email, password: made.password };
  };
  let again: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const [one, two] = [await sign(), await sign()];
    // Logins end after some minutes, and the clock goes on by hours here.
    again = async () => {
      host = { id: one.id, token: (await api.signIn(one.email, one.password)).accessToken };
      guest = { id: two.id, token: (await api.signIn(two.email, two.password)).accessToken };
    };
    await again();
  });

  const inMinutes = (minutes: number) => new Date(Math.floor(api.now().getTime() / 60_000) * 60_000 + minutes * 60_000);
  const told = async (who: string, title: string) =>
    (await api.get('/api/notifications?perPage=100', who)).body.notifications.filter(
      (one: any) => one.kind === 'event-reminder' && one.data.title === title,
    ).length;
  const pass = async (minutes: number) => {
    api.later(minutes);
    await Promise.all([doDue(api.deps), doDue(api.deps)]);
    await again();
  };

  it('come once each, to the owner and the guests who come', async () => {
    const title = unique('Soon ');
    const event = await own.add(
      { title, start: inMinutes(60).toISOString(), end: null },
      { reminders: [30, 10, 10], guests: [{ personId: guest.id }] },
    );
    expect(event.extendedProps.reminders).toEqual([10, 30]);
    await pass(20);
    expect(await told(host.token, title)).toBe(0);
    await pass(11);
    expect(await told(host.token, title)).toBe(1);
    expect(await told(guest.token, title)).toBe(0);
    await api.post('/apps/calendar/answer', { id: event.id, answer: 'accepted' }, guest.token);
    await pass(20);
    expect(await told(host.token, title)).toBe(2);
    expect(await told(guest.token, title)).toBe(1);
    await pass(60);
    expect(await told(host.token, title)).toBe(2);
  });

  it('come for every occurrence, at the time it was moved to, and not for removed ones', async () => {
    const title = unique('Daily ');
    const start = inMinutes(60);
    const day = 1_440;
    const at = (days: number, minutes = 0) => new Date(start.getTime() + (days * day + minutes) * 60_000).toISOString();
    const { id } = await own.add({ title, start: at(0), end: null }, { reminders: [0], repeat: 'FREQ=DAILY;COUNT=4' });
    await own.remove(id, { scope: 'this', occurrence: at(1) });
    await own.update({ id, start: at(2, 120) }, { scope: 'this', occurrence: at(2) });
    const seen: number[] = [];
    for (const minutes of [61, day, day, 119, day - 119, day]) {
      await pass(minutes);
      seen.push(await told(host.token, title));
    }
    expect(seen).toEqual([1, 1, 1, 2, 3, 3]);
  });

  it('of long ago are left out after the server was away; those of the last hour are told', async () => {
    const [old, late] = [unique('Old '), unique('Late ')];
    await own.add({ title: old, start: inMinutes(30).toISOString(), end: null }, { reminders: [0] });
    await own.add({ title: late, start: inMinutes(150).toISOString(), end: null }, { reminders: [0] });
    const often = unique('Often ');
    await own.add(
      { title: often, start: inMinutes(30).toISOString(), end: null },
      { reminders: [0], repeat: 'FREQ=DAILY' },
    );
    await pass(180);
    expect([await told(host.token, old), await told(host.token, late), await told(host.token, often)]).toEqual([
      0, 1, 0,
    ]);
    await pass(1_440 - 150);
    expect(await told(host.token, often)).toBe(1);
  });

  it('are taken in the order in which deleting people holds them and their events', async () => {
    const title = unique('Crossing ');
    const { id } = await own.add({ title, start: inMinutes(30).toISOString(), end: null }, { reminders: [0] });
    let reminding: Promise<void> | undefined;
    await api.db.transaction(async (tx) => {
      await tx.select({ id: people.id }).from(people).where(eq(people.id, host.id)).for('update');
      reminding = remindOfEvents(api.deps, inMinutes(31));
      await untilWaiting(1);
      await tx.delete(calendarReminders).where(eq(calendarReminders.eventId, id));
    });
    await reminding;
    expect(await told(host.token, title)).toBe(0);
  });

  it('of a day come as the day begins where its owner is; and not after the event was removed', async () => {
    await api.ask('PUT', '/apps/calendar/settings', { token: host.token, body: { timeZone: 'Pacific/Kiritimati' } });
    const [title, removed] = [unique('Day '), unique('Removed ')];
    const day = new Date(api.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await own.add({ title, start: day, end: null, allDay: true }, { reminders: [0] });
    const { id } = await own.add({ title: removed, start: day, end: null, allDay: true }, { reminders: [0] });
    await own.remove(id);
    const hours = (Date.parse(`${day}T00:00:00Z`) - api.now().getTime()) / 3_600_000;
    await pass((hours - 14.5) * 60);
    expect(await told(host.token, title)).toBe(0);
    await pass(60);
    expect([await told(host.token, title), await told(host.token, removed)]).toEqual([1, 0]);
  });

  it('of days still to come go along when their owner takes another zone, and come once', async () => {
    const live = (timeZone: string) =>
      api.ask('PUT', '/apps/calendar/settings', { token: host.token, body: { timeZone } });
    const [title, daily] = [unique('Moved '), unique('Moved daily ')];
    await live('UTC');
    const day = new Date(api.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await own.add({ title, start: day, end: null, allDay: true }, { reminders: [30] });
    const each = { start: day, end: null, allDay: true };
    await own.add({ title: daily, ...each }, { reminders: [30], repeat: 'FREQ=DAILY;COUNT=2' });
    const passTo = (hour: number) =>
      pass((Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 - api.now().getTime()) / 60_000);
    const both = async () => [await told(host.token, title), await told(host.token, daily)];
    // Fourteen hours before London, then eleven after.
    await live('Pacific/Kiritimati');
    await passTo(-15);
    expect(await both()).toEqual([0, 0]);
    await passTo(-14);
    expect(await both()).toEqual([1, 1]);
    await live('Pacific/Pago_Pago');
    for (const hour of [0, 10.5, 11, 34]) {
      await passTo(hour);
      expect(await both()).toEqual([1, 1]);
    }
    await passTo(35);
    expect(await both()).toEqual([1, 2]);
  });
});
