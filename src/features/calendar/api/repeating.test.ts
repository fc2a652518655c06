import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { ownCalendar } from '../../../../tests/api/events.ts';

describe('repeating events', () => {
  const api = testApi();
  const own = ownCalendar(api);

  const series = (start: string, repeat: string, timeZone = 'Europe/Berlin', over: object = {}) =>
    own.add({ start, end: null, ...over }, { repeat, timeZone });
  const hours = (starts: string[]) => starts.map((one) => one.slice(5, 16));

  it.each([
    ['Europe/Berlin', '2026-03-16', '2026-04-07', ['03-16T08:00', '03-23T08:00', '03-30T07:00', '04-06T07:00']],
    ['Europe/Berlin', '2026-10-12', '2026-11-03', ['10-12T07:00', '10-19T07:00', '10-26T08:00', '11-02T08:00']],
    ['America/New_York', '2026-02-23', '2026-03-17', ['02-23T14:00', '03-02T14:00', '03-09T13:00', '03-16T13:00']],
    ['America/New_York', '2026-10-19', '2026-11-10', ['10-19T13:00', '10-26T13:00', '11-02T14:00', '11-09T14:00']],
  ])('stay at nine o’clock when the clocks of %s change', async (zone, from, to, expected) => {
    const { id } = await series(`${from}T09:00`, 'FREQ=WEEKLY;BYDAY=MO', zone);
    expect(hours(await own.starts(id, from, to))).toEqual(expected);
  });

  it('that fall into the hour that is skipped are an hour later on that day alone', async () => {
    const { id } = await series('2026-03-28T02:30', 'FREQ=DAILY');
    expect(hours(await own.starts(id, '2026-03-27T23:00Z', '2026-03-31'))).toEqual([
      '03-28T01:30',
      '03-29T01:30',
      '03-30T00:30',
    ]);
  });

  it('that last all day are the same days everywhere', async () => {
    const { id } = await own.add(
      { start: '2026-03-28', end: '2026-03-30', allDay: true },
      { repeat: 'FREQ=WEEKLY;COUNT=2', timeZone: 'Europe/Berlin' },
    );
    expect(await own.starts(id, '2026-03-01', '2026-05-01')).toEqual(['2026-03-28', '2026-04-04']);
  });

  it('stand once in the list without a window, with a key for each occurrence in one with it', async () => {
    const { id } = await series('2027-01-04T09:00', 'FREQ=DAILY;COUNT=3');
    expect((await own.list()).filter((one: { id: number }) => one.id === id)).toHaveLength(1);
    const rows = (await own.list({ from: '2027-01-01', to: '2027-02-01' })).filter(
      (one: { id: number }) => one.id === id,
    );
    expect(rows.map((one: any) => one.extendedProps.occurrence)).toEqual(rows.map((one: any) => one.start));
    expect(new Set(rows.map((one: any) => one.extendedProps.key)).size).toBe(3);
  });

  it('end with their last day, also when it is given as a day', async () => {
    const { id } = await series('2027-01-04T23:30', 'FREQ=DAILY;UNTIL=20270106');
    expect(hours(await own.starts(id, '2027-01-01', '2027-02-01'))).toEqual([
      '01-04T22:30',
      '01-05T22:30',
      '01-06T22:30',
    ]);
  });

  it('come to be on a day of the month that was chosen at a later one', async () => {
    const { id } = await series('2027-01-04T09:00', 'FREQ=WEEKLY;BYDAY=MO', 'UTC');
    const which = { scope: 'all', occurrence: '2027-03-01T09:00:00.000Z' };
    const changed = await own.update({ id, extendedProps: { repeat: 'FREQ=MONTHLY;BYMONTHDAY=1' } }, which);
    expect(changed.extendedProps.repeat).toBe('FREQ=MONTHLY;BYMONTHDAY=1');
    expect((await own.starts(id, '2027-02-01', '2027-05-01')).map((one) => one.slice(5, 10))).toEqual([
      ...['02-01', '03-01', '04-01'],
    ]);
  });

  it('may end on the last day there is', async () => {
    const { id, extendedProps } = await series('2027-01-04T09:00', 'FREQ=DAILY;UNTIL=99991231', 'America/New_York');
    expect(extendedProps.repeat).toBe('FREQ=DAILY;UNTIL=99991231T235959Z');
    expect(await own.starts(id, '2027-02-01', '2027-02-03')).toHaveLength(2);
  });

  const WINDOW = ['2027-03-01', '2027-03-08'] as const;
  /** Monday to Friday of a week, at nine in Berlin. */
  const week = () => series('2027-03-01T09:00', 'FREQ=DAILY;COUNT=5');
  const WEDNESDAY = '2027-03-03T08:00:00.000Z';

  it('change one occurrence and leave the others', async () => {
    const { id } = await week();
    const moved = { id, title: 'Later', start: '2027-03-03T12:00:00Z', end: '2027-03-03T13:00:00Z' };
    const one = await own.update(moved, { scope: 'this', occurrence: WEDNESDAY });
    expect(one).toMatchObject({ id, title: 'Later', start: '2027-03-03T12:00:00.000Z' });
    expect(one.extendedProps).toMatchObject({ occurrence: WEDNESDAY, isException: true, version: 2 });
    expect(hours(await own.starts(id, ...WINDOW))).toEqual([
      ...['03-01T08:00', '03-02T08:00', '03-03T12:00', '03-04T08:00', '03-05T08:00'],
    ]);
    // Once more, by the same occurrence; then away from the week altogether.
    await own.update({ id, start: '2027-03-20T12:00:00Z' }, { scope: 'this', occurrence: WEDNESDAY });
    expect(await own.starts(id, ...WINDOW)).toHaveLength(4);
    const far = (await own.list({ from: '2027-03-20', to: '2027-03-21' })).find((row: any) => row.id === id);
    expect([far.title, far.end]).toEqual(['Later', '2027-03-20T13:00:00.000Z']);
  });

  it('split where the following ones are changed', async () => {
    const { id } = await week();
    await own.remove(id, { scope: 'this', occurrence: '2027-03-04T08:00:00.000Z' });
    await own.remove(id, { scope: 'this', occurrence: '2027-03-02T08:00:00.000Z' });
    const rest = await own.update(
      { id, title: 'Afternoons', start: '2027-03-03T14:00', end: '2027-03-03T15:00' },
      { scope: 'following', occurrence: WEDNESDAY },
    );
    expect(rest.id).not.toBe(id);
    expect(rest.extendedProps.repeat).toBe('FREQ=DAILY;COUNT=3');
    expect(hours(await own.starts(id, ...WINDOW))).toEqual(['03-01T08:00']);
    expect(hours(await own.starts(rest.id, ...WINDOW))).toEqual(['03-03T13:00', '03-05T13:00']);
  });

  it('are put together again as they were, with what stood apart', async () => {
    const { id, extendedProps } = await week();
    const { repeat } = extendedProps;
    await own.remove(id, { scope: 'this', occurrence: '2027-03-04T08:00:00.000Z' });
    const before = await own.starts(id, ...WINDOW);
    const rest = await own.update(
      { id, start: '2027-03-03T14:00', end: '2027-03-03T15:00' },
      { scope: 'following', occurrence: WEDNESDAY },
    );
    const join = (over: object = {}) =>
      api.post('/apps/calendar/rejoin', { id, restId: rest.id, occurrence: WEDNESDAY, repeat, ...over }, own.token());
    expect((await join({ repeat: 'FREQ=WEEKLY' })).status).toBe(409);
    expect((await join({ restId: 2_000_000_000 })).status).toBe(404);
    const other = (await api.register()).accessToken;
    expect(
      (await api.post('/apps/calendar/rejoin', { id, restId: rest.id, occurrence: WEDNESDAY, repeat }, other)).status,
    ).toBe(404);
    expect(hours(await own.starts(rest.id, ...WINDOW))).toEqual(['03-03T13:00', '03-05T13:00']);
    expect((await join()).status).toBe(200);
    expect(await own.starts(id, ...WINDOW)).toEqual(before);
    expect(await own.starts(rest.id, ...WINDOW)).toEqual([]);
    expect((await join()).status).toBe(404);
  });

  it('are changed as a whole from the first one on', async () => {
    const { id } = await week();
    const first = '2027-03-01T08:00:00.000Z';
    const changed = await own.update({ id, title: 'All' }, { scope: 'following', occurrence: first });
    expect(changed.id).toBe(id);
  });

  it('move as a whole, seen from any of them; what was changed or removed by itself stays so', async () => {
    const { id } = await series('2027-03-01T09:00', 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270317');
    await own.remove(id, { scope: 'this', occurrence: '2027-03-08T08:00:00.000Z' });
    await own.update({ id, start: '2027-03-11T20:00:00Z' }, { scope: 'this', occurrence: '2027-03-10T08:00:00.000Z' });
    const moved = await own.update(
      { id, start: '2027-03-04T10:30', end: '2027-03-04T12:00' },
      { scope: 'all', occurrence: WEDNESDAY },
    );
    expect(moved.start).toBe('2027-03-02T09:30:00.000Z');
    expect(moved.extendedProps.repeat).toContain('BYDAY=TU,TH');
    expect(hours(await own.starts(id, '2027-03-01', '2027-04-01'))).toEqual([
      ...['03-02T09:30', '03-04T09:30', '03-11T20:00', '03-16T09:30', '03-18T09:30'],
    ]);
  });

  it('keep their last day when they move by hours, and move it when they move past midnight', async () => {
    const lastDay = (event: any) => /UNTIL=(\w+)/.exec(event.extendedProps.repeat)?.[1];
    const { id } = await series('2027-03-10T10:00', 'FREQ=DAILY;UNTIL=20270312');
    const first = '2027-03-10T09:00:00.000Z';
    const later = await own.update(
      { id, start: '2027-03-10T11:00', end: '2027-03-10T12:00' },
      { scope: 'all', occurrence: first },
    );
    expect(lastDay(later)).toBe('20270312T225959Z');
    const late = await own.update(
      { id, start: '2027-03-10T00:00', end: '2027-03-10T01:00' },
      { scope: 'all', occurrence: later.start },
    );
    expect(lastDay(late)).toBe('20270312T225959Z');
    expect(hours(await own.starts(id, '2027-03-01', '2027-04-01'))).toEqual([
      ...['03-09T23:00', '03-10T23:00', '03-11T23:00'],
    ]);
    const before = await own.update(
      { id, start: '2027-03-09T23:30', end: '2027-03-10T00:30' },
      { scope: 'all', occurrence: late.start },
    );
    expect(lastDay(before)).toBe('20270311T225959Z');
    expect(hours(await own.starts(id, '2027-03-01', '2027-04-01'))).toEqual([
      ...['03-09T22:30', '03-10T22:30', '03-11T22:30'],
    ]);
    const last = '2027-03-11T22:30:00.000Z';
    const after = await own.update(
      { id, start: '2027-03-12T10:00', end: '2027-03-12T11:00' },
      { scope: 'all', occurrence: last },
    );
    expect(lastDay(after)).toBe('20270312T225959Z');
    expect(await own.starts(id, '2027-03-01', '2027-04-01')).toHaveLength(3);
  });

  it('keep their last day by the clocks of another zone', async () => {
    const { id } = await series('2027-03-10T20:00', 'FREQ=DAILY;UNTIL=20270312');
    const moved = await own.update({
      ...{ id, start: '2027-03-10T20:00', end: '2027-03-10T21:00' },
      extendedProps: { timeZone: 'America/New_York' },
    });
    expect(moved.extendedProps.repeat).toContain('UNTIL=20270313T045959Z');
    expect(await own.starts(id, '2027-03-01', '2027-04-01')).toHaveLength(3);
  });

  it.each(['America/New_York', 'Asia/Tokyo'])(
    'keep their last day when they come to last all day in %s',
    async (zone) => {
      const { id } = await series('2027-03-10T20:00', 'FREQ=DAILY;UNTIL=20270312', zone);
      const whole = await own.update({ id, start: '2027-03-10', end: '2027-03-11', allDay: true });
      expect(whole.extendedProps.repeat).toBe('FREQ=DAILY;UNTIL=20270312');
      expect(await own.starts(id, '2027-03-01', '2027-04-01')).toEqual(['2027-03-10', '2027-03-11', '2027-03-12']);
    },
  );

  it('become single events, without what stood apart', async () => {
    const { id } = await week();
    await own.remove(id, { scope: 'this', occurrence: WEDNESDAY });
    await own.update({ id, extendedProps: { repeat: null } });
    expect(hours(await own.starts(id, ...WINDOW))).toEqual(['03-01T08:00']);
  });

  it('lose one or the following occurrences, and get them back', async () => {
    const { id } = await week();
    const one = await own.remove(id, { scope: 'this', occurrence: WEDNESDAY });
    expect(await own.starts(id, ...WINDOW)).not.toContain(WEDNESDAY);
    expect((await own.remove(id, { scope: 'this', occurrence: WEDNESDAY })).status).toBe(404);
    await api.post('/apps/calendar/restore', { token: one.body.token }, own.token());
    expect(await own.starts(id, ...WINDOW)).toContain(WEDNESDAY);

    const rest = await own.remove(id, { scope: 'following', occurrence: WEDNESDAY });
    expect(hours(await own.starts(id, ...WINDOW))).toEqual(['03-01T08:00', '03-02T08:00']);
    await api.post('/apps/calendar/restore', { token: rest.body.token }, own.token());
    expect(await own.starts(id, ...WINDOW)).toHaveLength(5);

    const again = await own.remove(id, { scope: 'following', occurrence: WEDNESDAY });
    await own.update({ id, extendedProps: { repeat: 'FREQ=WEEKLY' } });
    expect((await api.post('/apps/calendar/restore', { token: again.body.token }, own.token())).status).toBe(409);
  });

  it('refuse what is no occurrence of theirs', async () => {
    const { id } = await week();
    for (const scope of ['this', 'following']) {
      expect((await own.tryUpdate({ id, title: 'x' }, { scope, occurrence: '2027-03-03T08:30:00Z' })).status).toBe(404);
      expect((await own.tryUpdate({ id, title: 'x' }, { scope })).body.error).toHaveProperty('occurrence');
      expect((await own.remove(id, { scope })).body.error).toHaveProperty('occurrence');
    }
    expect((await own.remove(id, { scope: 'some' })).body.error).toHaveProperty('scope');
  });

  it('refuse what is meant for an occurrence that went on as another event', async () => {
    const { id, extendedProps } = await week();
    const occurrence = '2027-03-04T08:00:00.000Z';
    const rest = await own.update({ id, title: 'Rest' }, { scope: 'following', occurrence: WEDNESDAY });
    const { version } = extendedProps;
    for (const scope of ['this', 'following', 'all']) {
      expect((await own.tryUpdate({ id, title: 'x' }, { scope, occurrence })).status).toBe(404);
      expect((await own.tryUpdate({ id, title: 'x' }, { scope, occurrence, version })).status).toBe(409);
    }
    expect((await own.remove(id, { scope: 'this', occurrence })).status).toBe(404);
    const titles = (await own.list({ from: WINDOW[0], to: WINDOW[1] }))
      .filter((one: any) => [id, rest.id].includes(one.id))
      .map((one: any) => one.title);
    expect(titles).toEqual(['Lesson', 'Lesson', 'Rest', 'Rest', 'Rest']);
  });

  it('that became a single event refuse what is meant for another of their days', async () => {
    const { id, start } = await week();
    await own.update({ id, extendedProps: { repeat: null } });
    for (const scope of ['this', 'following', 'all']) {
      expect((await own.tryUpdate({ id, title: 'x' }, { scope, occurrence: WEDNESDAY })).status).toBe(404);
    }
    expect((await own.remove(id, { scope: 'this', occurrence: WEDNESDAY })).status).toBe(404);
    expect((await own.update({ id, title: 'Alone' }, { scope: 'this', occurrence: start })).title).toBe('Alone');
    expect((await own.remove(id, { scope: 'this', occurrence: start })).status).toBe(200);
  });
});
