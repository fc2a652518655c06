import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { ownCalendar } from '../../../../tests/api/events.ts';

describe('occurrences that stand apart', () => {
  const api = testApi();
  const own = ownCalendar(api);

  const WINDOW = { from: '2027-03-01', to: '2027-03-08' };
  const WEDNESDAY = '2027-03-03T09:00:00.000Z';
  /** Monday to Friday at nine; Wednesday was moved to two o'clock and made longer by itself, Friday was removed. */
  async function week() {
    const { id } = await own.add(
      { title: 'Usual', start: '2027-03-01T09:00', end: '2027-03-01T10:00' },
      { repeat: 'FREQ=DAILY;COUNT=5', timeZone: 'UTC', reminders: [10] },
    );
    const moved = { id, title: 'Special', start: '2027-03-03T14:00', end: '2027-03-03T16:00' };
    await own.update(moved, { scope: 'this', occurrence: WEDNESDAY });
    await own.remove(id, { scope: 'this', occurrence: '2027-03-05T09:00:00.000Z' });
    return id;
  }
  const shown = async (ids: number[], window = WINDOW) =>
    (await own.list(window))
      .filter((one: any) => ids.includes(one.id))
      .map((one: any) => `${one.title} ${one.start.slice(8, 13)}-${one.end.slice(11, 13)}`);

  it('refuse reminders of their own, and take those of the series', async () => {
    const id = await week();
    const which = { scope: 'this', occurrence: WEDNESDAY };
    const refused = await own.tryUpdate({ id, title: 'Not kept', extendedProps: { reminders: [10, 60] } }, which);
    expect(refused.status).toBe(400);
    expect(refused.body.error['event.extendedProps.reminders']).toEqual([
      'Reminders are for the whole series, not for one event of it.',
    ]);
    expect((await own.tryUpdate({ id, extendedProps: { reminders: null } }, which)).status).toBe(400);
    expect(await shown([id])).toContain('Special 03T14-16');
    const same = await own.update({ id, extendedProps: { reminders: [10], location: 'Hall' } }, which);
    expect(same.extendedProps).toMatchObject({ reminders: [10], location: 'Hall' });
    const all = await own.update({ id, extendedProps: { reminders: [60] } }, { scope: 'all', occurrence: WEDNESDAY });
    expect(all.extendedProps.reminders).toEqual([60]);
  });

  it('are renamed with all the others from where they are, and pull nothing after them', async () => {
    const id = await week();
    await own.update({ id, title: 'New' }, { scope: 'all', occurrence: WEDNESDAY });
    expect(await shown([id])).toEqual(['New 01T09-10', 'New 02T09-10', 'New 03T14-16', 'New 04T09-10']);
    const whole = { id, start: '2027-03-03', end: '2027-03-04', allDay: true };
    await own.update(whole, { scope: 'this', occurrence: WEDNESDAY });
    await own.update({ id, extendedProps: { location: 'Hall' } }, { scope: 'all', occurrence: WEDNESDAY });
    const rows = (await own.list(WINDOW)).filter((one: any) => one.id === id);
    expect(rows.map((one: any) => [one.allDay, one.extendedProps.location])).toEqual([
      [false, 'Hall'],
      [false, 'Hall'],
      [true, 'Hall'],
      [false, 'Hall'],
    ]);
  });

  it('stay apart when they and the following are renamed; what was removed stays removed', async () => {
    const id = await week();
    const rest = await own.update({ id, title: 'New' }, { scope: 'following', occurrence: WEDNESDAY });
    expect(await shown([id, rest.id])).toEqual(['Usual 01T09-10', 'Usual 02T09-10', 'New 03T14-16', 'New 04T09-10']);
  });

  it('take the following along when they are given another time', async () => {
    const id = await week();
    const rest = await own.update(
      { id, start: '2027-03-03T15:00', end: '2027-03-03T16:00' },
      { scope: 'following', occurrence: WEDNESDAY },
    );
    expect(await shown([id, rest.id])).toEqual([
      ...['Usual 01T09-10', 'Usual 02T09-10', 'Special 03T15-16', 'Usual 04T15-16'],
    ]);
  });

  it('move with all the others, and back', async () => {
    const id = await week();
    const before = await shown([id]);
    await own.update(
      { id, start: '2027-03-03T15:00', end: '2027-03-03T17:00' },
      { scope: 'all', occurrence: WEDNESDAY },
    );
    expect(await shown([id])).toEqual(['Usual 01T10-11', 'Usual 02T10-11', 'Special 03T15-17', 'Usual 04T10-11']);
    await own.update(
      { id, start: '2027-03-03T14:00', end: '2027-03-03T16:00' },
      { scope: 'all', occurrence: '2027-03-03T10:00:00.000Z' },
    );
    expect(await shown([id])).toEqual(before);
  });

  describe('of third Wednesdays', () => {
    const YEAR = { from: '2026-12-01', to: '2027-06-01' };
    const JANUARY = '2027-01-20T09:00:00.000Z';
    /** From 16 December on; the one of April was removed. */
    async function monthly() {
      const { id } = await own.add(
        { start: '2026-12-16T09:00', end: null },
        { repeat: 'FREQ=MONTHLY;BYDAY=3WE;COUNT=6', timeZone: 'UTC' },
      );
      await own.remove(id, { scope: 'this', occurrence: '2027-04-21T09:00:00.000Z' });
      return id;
    }
    const days = async (id: number) => (await own.starts(id, YEAR.from, YEAR.to)).map((one) => one.slice(5, 10));

    it('are moved one at a time', async () => {
      const id = await monthly();
      await own.update({ id, start: '2027-01-21T09:00' }, { scope: 'this', occurrence: JANUARY });
      expect(await days(id)).toEqual(['12-16', '01-21', '02-17', '03-17', '05-19']);
    });

    it.each([
      // The third Thursday of April is before its third Wednesday.
      ['2027-01-21T09:00', '3TH', ['12-17', '01-21', '02-18', '03-18', '05-20']],
      // The fourth Friday, also in December, where the day after next is the third one.
      ['2027-01-22T09:00', '4FR', ['12-25', '01-22', '02-26', '03-26', '05-28']],
      // Not a fifth Saturday, which most months do not have.
      ['2027-01-30T09:00', '-1SA', ['12-26', '01-30', '02-27', '03-27', '05-29']],
    ])(
      'move as a whole to %s as %s, once in every month and not where one was removed',
      async (start, rule, wanted) => {
        const id = await monthly();
        const moved = await own.update({ id, start }, { scope: 'all', occurrence: JANUARY });
        expect(moved.extendedProps.repeat).toContain(`BYDAY=${rule}`);
        expect(await days(id)).toEqual(wanted);
      },
    );

    it.each([
      // The third Wednesday of April is six days after its third Thursday.
      ['3TH', '2027-01-21', '20270415', '2027-01-20', ['01-20', '02-17', '03-17', '04-21']],
      ['3TH', '2027-01-21', '20270430', '2027-01-20', ['01-20', '02-17', '03-17', '04-21']],
      // The third Thursday of April would come a day after the last day, the third Wednesday a week later.
      ['3WE', '2027-01-20', '20270414', '2027-01-21', ['01-21', '02-18', '03-18']],
      ['1SA', '2027-01-02', '20270430', '2027-01-01', ['01-01', '02-05', '03-05', '04-02']],
    ])('of rule %s from %s until %s end after as many when they go to %s', async (day, start, until, to, wanted) => {
      for (const allDay of [false, true]) {
        const time = allDay ? '' : 'T09:00';
        const { id } = await own.add(
          { start: `${start}${time}`, end: null, allDay },
          { repeat: `FREQ=MONTHLY;BYDAY=${day};UNTIL=${until}`, timeZone: 'UTC' },
        );
        const before = await own.starts(id, '2026-12-01', '2027-12-01');
        expect(before).toHaveLength(wanted.length);
        const occurrence = `${start}T${allDay ? '00' : '09'}:00:00.000Z`;
        await own.update({ id, start: `${to}${time}` }, { scope: 'all', occurrence });
        expect((await own.starts(id, '2026-12-01', '2027-12-01')).map((one) => one.slice(5, 10))).toEqual(wanted);
        const back = { scope: 'all', occurrence: `${to}T${allDay ? '00' : '09'}:00:00.000Z` };
        await own.update({ id, start: `${start}${time}` }, back);
        expect(await own.starts(id, '2026-12-01', '2027-12-01')).toEqual(before);
      }
    });

    it('move from one on', async () => {
      const id = await monthly();
      const rest = await own.update({ id, start: '2027-01-21T09:00' }, { scope: 'following', occurrence: JANUARY });
      expect(await days(id)).toEqual(['12-16']);
      expect(await days(rest.id)).toEqual(['01-21', '02-18', '03-18', '05-20']);
    });
  });
});
