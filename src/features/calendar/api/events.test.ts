import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '#features/calendar/choices.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { calendarOf } from '../../../../tests/api/events.ts';

describe('events', () => {
  const api = testApi();
  let token = '';
  let other = '';
  const own = calendarOf(api, () => token);
  const theirs = calendarOf(api, () => other);
  const idsOf = (rows: { id: number }[]) => rows.map((one) => one.id);

  beforeAll(async () => {
    token = (await api.register()).accessToken;
    other = (await api.register()).accessToken;
  });

  it('are added, listed, changed and removed', async () => {
    const added = await own.add({ title: 'First' }, { location: 'Room 4', description: '<p>Hi<script>x</script></p>' });
    expect(added).toMatchObject({ title: 'First', start: '2031-05-23T09:00:00.000Z', allDay: false, url: '' });
    expect(added.extendedProps).toMatchObject({
      ...{ calendar: 'Business', location: 'Room 4', description: '<p>Hi</p>', timeZone: 'UTC', repeat: null },
      ...{ isMine: true, myAnswer: null, version: 1, occurrence: null, guests: [], reminders: [] },
    });
    const whole = { ...added, title: 'Second', extendedProps: { ...added.extendedProps, calendar: 'Holiday' } };
    const changed = await own.update(whole);
    expect(changed).toMatchObject({ id: added.id, title: 'Second' });
    expect(changed.extendedProps).toMatchObject({ calendar: 'Holiday', location: 'Room 4', version: 2 });
    expect((await own.list()).find((one: { id: number }) => one.id === added.id)).toEqual(changed);
    expect((await api.get(`/apps/calendar/events/${added.id}`, token)).body.event).toEqual(changed);
    expect((await own.remove(added.id)).body).toMatchObject({ id: added.id });
    expect(idsOf(await own.list())).not.toContain(added.id);
    expect((await own.remove(added.id)).status).toBe(404);
  });

  it('begin and end when it was said, to the millisecond; those that repeat in whole seconds', async () => {
    const times = { start: '2031-05-23T09:00:30.424Z', end: '2031-05-23T10:00:30.900Z' };
    const one = await own.add(times);
    expect(one).toMatchObject(times);
    const later = { start: '2031-05-24T09:00:00.001Z', end: '2031-05-24T09:00:00.002Z' };
    expect(await own.update({ id: one.id, ...later })).toMatchObject(later);
    const wall = { start: '2031-05-23T09:00:30.424', end: null };
    expect((await own.add(wall, { timeZone: 'Europe/Berlin' })).start).toBe('2031-05-23T07:00:30.424Z');

    const series = await own.add(times, { repeat: 'FREQ=DAILY;COUNT=2' });
    const inSeconds = { start: '2031-05-23T09:00:30.000Z', end: '2031-05-23T10:00:30.000Z' };
    expect(series).toMatchObject(inSeconds);
    const more = { scope: 'this', occurrence: inSeconds.start };
    expect(await own.update({ id: series.id, ...later }, more)).toMatchObject({
      start: '2031-05-24T09:00:00.000Z',
      end: '2031-05-24T09:00:00.000Z',
    });
    expect(await own.update({ id: one.id, extendedProps: { repeat: 'FREQ=DAILY;COUNT=2' } })).toMatchObject({
      start: '2031-05-24T09:00:00.000Z',
    });
  });

  it('are removed by an id in the body too, and by nothing else', async () => {
    const { id } = await own.add();
    const gone = await api.ask('DELETE', '/apps/calendar/remove-event', { token, body: { id } });
    expect([gone.status, gone.body.id]).toEqual([200, id]);
    const bad = await api.ask('DELETE', '/apps/calendar/remove-event', { token, body: {} });
    expect([bad.status, Object.keys(bad.body.error)]).toEqual([400, ['id']]);
  });

  it('are filtered by kind, however the list is written; an empty one lets nothing through', async () => {
    const made = new Map<string, number>();
    for (const kind of EVENT_KINDS) made.set(kind, (await own.add({}, { calendar: kind })).id);
    const of = async (query: string) => {
      const answer = await api.get(`/apps/calendar/events${query}`, token);
      expect(answer.status, answer.text).toBe(200);
      return EVENT_KINDS.filter((kind) => idsOf(answer.body).includes(made.get(kind) ?? 0));
    };
    expect(await of('')).toEqual([...EVENT_KINDS]);
    expect(await of('?calendars=Family')).toEqual(['Family']);
    expect(await of('?calendars=Family&calendars=ETC')).toEqual(['Family', 'ETC']);
    expect(await of('?calendars[]=Family&calendars[]=ETC')).toEqual(['Family', 'ETC']);
    expect(await of('?calendars=Family,ETC')).toEqual(['Family', 'ETC']);
    expect(await of('?calendars=')).toEqual([]);
    expect(await of('?calendars=Family&from=2031-05-23&to=2031-05-24')).toEqual(['Family']);
    const bad = await api.get('/apps/calendar/events?calendars=Nonsense', token);
    expect([bad.status, Object.keys(bad.body.error)]).toEqual([400, ['calendars']]);
  });

  it.each([
    ['title', { title: '' }, {}],
    ['title', { title: undefined }, {}],
    ['title', { title: 'x'.repeat(201) }, {}],
    ['start', { start: 'the day after' }, {}],
    ['start', { start: '2031-02-30' }, {}],
    ['start', { start: undefined }, {}],
    ['start', { start: '0031-05-23T09:00:00Z' }, {}],
    ['end', { end: 'never' }, {}],
    ['end', { end: '2031-05-23T08:59:59Z' }, {}],
    ['url', { url: 'javascript:alert(1)' }, {}],
    ['allDay', { allDay: 'yes' }, {}],
    ['calendar', {}, { calendar: 'Nonsense' }],
    ['calendar', {}, { calendar: undefined }],
    ['timeZone', {}, { timeZone: 'Europe/Nowhere' }],
    ['repeat', {}, { repeat: 'FREQ=HOURLY' }],
    ['repeat', {}, { repeat: 'FREQ=DAILY;UNTIL=20300101' }],
    ['0', {}, { reminders: [-1] }],
    ['reminders', {}, { reminders: [1, 2, 3, 4, 5, 6] }],
    ['guests', {}, { guests: [{ personId: 999_999_999 }] }],
    ['email', {}, { guests: [{ email: 'nobody' }] }],
  ])('are refused for %s, and nothing is changed: %o %o', async (field, over, more) => {
    const title = unique('refused');
    const body = { event: { ...own.event({ title, ...over }, more) } };
    const answer = await api.post('/apps/calendar/add-event', body, token);
    expect(answer.status, answer.text).toBe(400);
    expect(Object.keys(answer.body.error).map((name) => name.split('.').at(-1))).toContain(field);
    expect((await own.list()).some((one: { title: string }) => one.title === title)).toBe(false);
  });

  it('name what is missing when nothing is given', async () => {
    const answer = await api.post('/apps/calendar/add-event', { event: {} }, token);
    expect(Object.keys(answer.body.error).sort()).toEqual([
      'event.extendedProps.calendar',
      'event.start',
      'event.title',
    ]);
    expect(Object.keys((await api.post('/apps/calendar/add-event', {}, token)).body.error)).toEqual(['event']);
  });

  it('of others are not found, whatever is tried', async () => {
    const { id, ...rest } = await own.add();
    expect(idsOf(await theirs.list())).not.toContain(id);
    expect((await api.get(`/apps/calendar/events/${id}`, other)).status).toBe(404);
    expect((await theirs.tryUpdate({ ...rest, id, title: 'Mine now' })).status).toBe(404);
    expect((await theirs.remove(id)).status).toBe(404);
    expect((await api.post('/apps/calendar/answer', { id, answer: 'accepted' }, other)).status).toBe(404);
    await own.remove(id);
    expect((await api.post('/apps/calendar/restore', { ids: [id] }, other)).body).toEqual({ ids: [] });
    expect((await own.tryUpdate({ ...rest, id: 999_999_999 })).status).toBe(404);
  });

  it('are days when they last all day, whoever looks and wherever', async () => {
    const day = await own.add({ start: '2031-05-23', end: '2031-05-26', allDay: true });
    expect([day.start, day.end, day.extendedProps.timeZone]).toEqual(['2031-05-23', '2031-05-26', null]);
    const one = await own.add({ start: '2031-05-23T00:00:00.000Z', end: '2031-05-23T00:00:00.000Z', allDay: true });
    expect([one.start, one.end]).toEqual(['2031-05-23', '2031-05-24']);
    const berlin = { timeZone: 'Europe/Berlin' };
    const late = await own.add({ start: '2031-05-22T22:00:00.000Z', end: null, allDay: true }, berlin);
    expect([late.start, late.end]).toEqual(['2031-05-23', '2031-05-24']);
    expect(await own.starts(day.id, '2031-05-25', '2031-05-26')).toEqual(['2031-05-23']);
    expect(await own.starts(day.id, '2031-05-26', '2031-05-27')).toEqual([]);
  });

  it('are moved by their start alone, and made longer by their end', async () => {
    const { id } = await own.add();
    const moved = await own.update({ id, start: '2031-05-24T12:00:00Z' });
    expect([moved.start, moved.end]).toEqual(['2031-05-24T12:00:00.000Z', '2031-05-24T13:00:00.000Z']);
    const longer = await own.update({ id, end: '2031-05-24T15:30:00Z' });
    expect([longer.start, longer.end]).toEqual(['2031-05-24T12:00:00.000Z', '2031-05-24T15:30:00.000Z']);
    expect((await own.tryUpdate({ id, end: '2031-05-24T11:00:00Z' })).body.error).toHaveProperty(['event.end']);
    const inBerlin = await own.update({ id, start: '2031-05-24T09:00', extendedProps: { timeZone: 'Europe/Berlin' } });
    expect(inBerlin.start).toBe('2031-05-24T07:00:00.000Z');
  });

  it('refuse a change of what somebody changed since', async () => {
    const first = await own.add();
    const { version } = first.extendedProps;
    await own.update({ ...first, title: 'Newer' }, { version });
    const answer = await own.tryUpdate({ ...first, title: 'Older' }, { version });
    expect(answer.status).toBe(409);
    expect((await own.list()).find((one: { id: number }) => one.id === first.id).title).toBe('Newer');
    // Whoever sends back what they got, and does not ask, writes over it.
    expect((await own.update({ ...first, title: 'Sent again' })).title).toBe('Sent again');
  });

  it('are made once for one key, also at the same time', async () => {
    const key = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => own.add({ title: 'Once' }, {}, { key })));
    expect(new Set(made.map((one) => one.id)).size).toBe(1);
    expect((await theirs.add({}, {}, { key })).id).not.toBe(made[0].id);
  });

  it('come in windows of at most 400 days, with both ends', async () => {
    const status = async (query: string) => (await api.get(`/apps/calendar/events?${query}`, token)).status;
    expect(await status('from=2031-01-01&to=2032-02-05')).toBe(200);
    expect(await status('from=2031-01-01&to=2032-02-06')).toBe(400);
    expect(await status('from=2031-01-01')).toBe(400);
    expect(await status('from=2031-01-02&to=2031-01-01')).toBe(400);
    expect(await status('from=x&to=y')).toBe(400);
    expect(await status('page=0')).toBe(400);
    expect(await status('perPage=101')).toBe(400);
    const pages = [await own.list({ page: '1', perPage: '2' }), await own.list({ page: '2', perPage: '2' })];
    expect(idsOf(pages.flat())).toEqual(idsOf(await own.list()).slice(0, 4));
    expect(await own.list({ page: '1000000' })).toEqual([]);
    expect(await status('from=2031-01-01&to=2031-02-01&page=100&perPage=100')).toBe(200);
  });

  it('of a window are none past its last page, and refused where it holds more than is put in order', async () => {
    const { accessToken, user } = await api.register();
    const me = calendarOf(api, () => accessToken);
    const window = { from: '2031-01-01', to: '2031-02-01', perPage: '100' };
    const { id } = await me.add({ start: '2031-01-02T09:00:00Z', end: '2031-01-02T10:00:00Z' });
    expect(idsOf(await me.list({ ...window, page: '1' }))).toEqual([id]);
    for (const page of ['101', '1000000']) expect(await me.list({ ...window, page })).toEqual([]);
    await api.db.execute(sql`
      INSERT INTO calendar_events (owner_id, uid, title, url, kind, location, description, description_text, all_day,
        starts_at, ends_at, first_at, lasts_until, created_at, changed_at)
      SELECT ${user.id}, 'many ' || n, 'Many', '', 'Business', '', '', '', false, at, at, at, at, at, at
      FROM generate_series(1, 10000) n, LATERAL (SELECT timestamptz '2031-01-03' + n * interval '1 minute' AS at) t`);
    const asked = (page: string) =>
      api.get(`/apps/calendar/events?${new URLSearchParams({ ...window, page })}`, accessToken);
    expect((await asked('100')).body).toHaveLength(100);
    const refused = await asked('101');
    expect([refused.status, refused.body.error]).toEqual([400, { page: [expect.stringContaining('fewer days')] }]);
  });

  it('come page by page, their own and those they are invited to in one order', async () => {
    const { accessToken, email } = await api.register();
    const me = calendarOf(api, () => accessToken);
    const word = unique('paged');
    for (const day of [1, 3, 5]) {
      const times = { start: `2032-05-0${day}T10:00:00Z`, end: `2032-05-0${day}T11:00:00Z` };
      await me.add({ title: word, ...times });
      await theirs.add({ title: word, start: times.end, end: times.end }, { guests: [{ email }] });
    }
    const all = idsOf(await me.list());
    expect(all).toHaveLength(6);
    const pages = await Promise.all(['1', '2', '3'].map((page) => me.list({ page, perPage: '2' })));
    expect(pages.map((page) => idsOf(page))).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    const search = async (page: number) => {
      const query = `q=${word}&page=${page}&perPage=4`;
      const { body } = await api.get(`/apps/calendar/search?${query}`, accessToken);
      return { ids: idsOf(body.events), hasMore: body.hasMore };
    };
    const latest = all.toReversed();
    expect(await search(1)).toEqual({ ids: latest.slice(0, 4), hasMore: true });
    expect(await search(2)).toEqual({ ids: latest.slice(4), hasMore: false });
    expect(await search(1_000_000)).toEqual({ ids: [], hasMore: false });
  });

  it('of long ago that last until now are in the window', async () => {
    const { id } = await own.add({ start: '2030-01-01', end: '2031-12-31', allDay: true });
    expect(await own.starts(id, '2031-07-01', '2031-07-02')).toEqual(['2030-01-01']);
  });

  it('are found by words of title, place and description, without accents and case', async () => {
    const word = unique('zebra');
    const { id } = await own.add(
      { title: `Café ${word}` },
      { location: 'Aula Magna', description: '<p>Bring <b>pencils</b></p>' },
    );
    const found = async (q: string, who = token) =>
      (await api.get(`/apps/calendar/search?q=${encodeURIComponent(q)}`, who)).body.events.map(
        (one: { id: number }) => one.id,
      );
    expect(await found(`cafe ${word.toUpperCase()}`)).toEqual([id]);
    expect(await found(`magna pencils ${word}`)).toEqual([id]);
    expect(await found(`strong ${word}`)).toEqual([]);
    expect(await found(word, other)).toEqual([]);
    expect((await api.get('/apps/calendar/search?q=', token)).status).toBe(400);
  });

  it('tell the open pages of their owner alone', async () => {
    api.events.length = 0;
    const { id } = await own.add();
    const told = api.events.filter((one) => one.topic === 'calendar');
    expect(told).toHaveLength(1);
    expect(told[0]?.ids).toEqual([id]);
    expect(told[0]?.people).toHaveLength(1);
  });

  it('come back after they were removed, by id and by token', async () => {
    const { id } = await own.add();
    const { token: undo } = (await own.remove(id)).body;
    expect((await api.post('/apps/calendar/restore', { token: undo }, other)).status).toBe(404);
    expect((await api.post('/apps/calendar/restore', { token: undo }, token)).body).toEqual({ ids: [id] });
    expect(idsOf(await own.list())).toContain(id);
    expect((await api.post('/apps/calendar/restore', { token: undo }, token)).status).toBe(404);
    await own.remove(id);
    expect((await api.post('/apps/calendar/restore', { ids: [id] }, token)).body).toEqual({ ids: [id] });
    expect((await api.post('/apps/calendar/restore', {}, token)).status).toBe(400);
  });

  it('keep settings for each person', async () => {
    const read = async () => (await api.get('/apps/calendar/settings', token)).body.settings;
    expect(await read()).toMatchObject({ kinds: EVENT_KINDS, weekStart: 1, showTodos: false });
    const put = (body: object) => api.ask('PUT', '/apps/calendar/settings', { token, body });
    await put({ weekStart: 0, kinds: ['Family'], timeZone: 'Europe/Berlin' });
    await put({ showTodos: true });
    expect(await read()).toMatchObject({ kinds: ['Family'], weekStart: 0, timeZone: 'Europe/Berlin', showTodos: true });
    expect((await put({ timeZone: 'Nowhere' })).body.error).toHaveProperty('timeZone');
    expect((await put({ weekStart: 3 })).status).toBe(400);
    // From now on that is the zone of new events.
    expect((await own.add({ start: '2031-05-23T09:00', end: null })).start).toBe('2031-05-23T07:00:00.000Z');
  });
});
