import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { ownCalendar } from '../../../../tests/api/events.ts';

describe('occurrences that are unlike their series', () => {
  const api = testApi();
  const own = ownCalendar(api);

  const shown = async (ids: number[], from = '2027-03-01', to = '2027-03-15') =>
    (await own.list({ from, to }))
      .filter((one: any) => ids.includes(one.id))
      .map((one: any) => `${one.start.slice(5, 16)} ${one.end.slice(5, 16)}`);

  const WEDNESDAY = '2027-03-03T09:00:00.000Z';
  /** Monday to Friday from nine to ten; Wednesday lasts all day. */
  async function hours() {
    const { id } = await own.add(
      { title: 'Usual', start: '2027-03-01T09:00', end: '2027-03-01T10:00' },
      { repeat: 'FREQ=DAILY;UNTIL=20270305', timeZone: 'UTC', description: 'Of all' },
    );
    const whole = { id, title: 'Whole', start: '2027-03-03', end: '2027-03-04', allDay: true };
    await own.update(
      { ...whole, extendedProps: { location: 'Hall', description: '<p>Alone</p>' } },
      { scope: 'this', occurrence: WEDNESDAY },
    );
    return id;
  }
  const NEXT_DAY = { start: '2027-03-04', end: '2027-03-05', allDay: true };
  const AFTER = [
    ...['03-02T09:00 03-02T10:00', '03-03T09:00 03-03T10:00', '03-04 03-05'],
    ...['03-05T09:00 03-05T10:00', '03-06T09:00 03-06T10:00'],
  ];

  it('move a series of hours by days alone', async () => {
    const id = await hours();
    await own.update(
      { id, ...NEXT_DAY, extendedProps: { timeZone: 'Asia/Tokyo' } },
      { scope: 'all', occurrence: WEDNESDAY },
    );
    expect(await shown([id])).toEqual(AFTER);
    const [first] = (await own.list({ from: '2027-03-01', to: '2027-03-15' })).filter((one: any) => one.id === id);
    expect([first.allDay, first.extendedProps.timeZone, first.extendedProps.repeat]).toEqual([
      ...[false, 'UTC', 'FREQ=DAILY;UNTIL=20270306T235959Z'],
    ]);
  });

  it('move what follows by days alone', async () => {
    const id = await hours();
    const rest = await own.update({ id, ...NEXT_DAY }, { scope: 'following', occurrence: WEDNESDAY });
    expect(await shown([id, rest.id])).toEqual([
      '03-01T09:00 03-01T10:00',
      '03-02T09:00 03-02T10:00',
      ...AFTER.slice(2),
    ]);
  });

  it('give all the others the hours they get', async () => {
    const id = await hours();
    const back = { id, start: '2027-03-03T14:00', end: '2027-03-03T16:00', allDay: false };
    await own.update(back, { scope: 'all', occurrence: WEDNESDAY });
    expect(await shown([id])).toEqual(['01', '02', '03', '04', '05'].map((day) => `03-${day}T14:00 03-${day}T16:00`));
  });

  it('move a series of whole days by days alone', async () => {
    const { id } = await own.add(
      { start: '2027-03-01', end: '2027-03-02', allDay: true },
      { repeat: 'FREQ=DAILY;COUNT=3' },
    );
    const occurrence = '2027-03-02T00:00:00.000Z';
    const timed = { id, start: '2027-03-02T09:00', end: '2027-03-02T10:00', allDay: false };
    await own.update({ ...timed, extendedProps: { timeZone: 'UTC' } }, { scope: 'this', occurrence });
    const later = { id, start: '2027-03-03T11:00', end: '2027-03-03T12:00', allDay: false };
    await own.update({ ...later, extendedProps: { timeZone: 'UTC' } }, { scope: 'all', occurrence });
    expect(await shown([id])).toEqual(['03-02 03-03', '03-03T11:00 03-03T12:00', '03-04 03-05']);
    const hour = { id, start: '2027-03-03T15:00', end: '2027-03-03T16:00', allDay: false };
    await own.update(hour, { scope: 'all', occurrence: '2027-03-03T00:00:00.000Z' });
    expect(await shown([id])).toEqual(['03-02 03-03', '03-03T15:00 03-03T16:00', '03-04 03-05']);
  });

  it('keep their words when they come to stand alone, also as the first', async () => {
    const id = await hours();
    const once = { id, extendedProps: { repeat: null } };
    const rest = await own.update(once, { scope: 'following', occurrence: WEDNESDAY });
    const words = { location: 'Hall', description: '<p>Alone</p>', repeat: null };
    expect(rest).toMatchObject({ title: 'Whole', start: '2027-03-03', end: '2027-03-04', allDay: true });
    expect(rest.extendedProps).toMatchObject(words);
    const found = (await api.get('/apps/calendar/search?q=alone', own.token())).body.events;
    expect(found.map((one: any) => one.id)).toContain(rest.id);

    const title = unique('First ');
    const first = '2027-03-01T09:00:00.000Z';
    await own.update({ id, title, start: '2027-03-01T12:00' }, { scope: 'this', occurrence: first });
    const alone = await own.update(once, { scope: 'following', occurrence: first });
    expect(alone).toMatchObject({ id, title, start: '2027-03-01T12:00:00.000Z' });
    expect(await shown([id])).toEqual(['03-01T12:00 03-01T13:00']);
  });
});
