import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

interface Event {
  id: number;
  title: string;
  start: string;
  extendedProps: { version: number; occurrence: string | null; repeat: string | null; guests: { personId: number }[] };
}

let made = 0;
const title = (prefix: string) => `${prefix} c${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;

async function add(token: string, over: object = {}, more: object = {}, rest: object = {}): Promise<Event> {
  const event = {
    ...{ title: title('Event'), start: '2032-03-01T09:00', end: null, allDay: false, ...over },
    extendedProps: { calendar: 'Business', timeZone: 'Europe/Berlin', ...more },
  };
  return status(await post('/apps/calendar/add-event', { event, ...rest }, token), 201).event;
}

const remove = (token: string, id: number, more = '') =>
  ask('DELETE', `/apps/calendar/remove-event?id=${id}${more}`, { token });

async function starts(token: string, id: number, from: string, to: string): Promise<string[]> {
  const rows: Event[] = status(await get(`/apps/calendar/events?from=${from}&to=${to}`, token), 200);
  return rows.filter((one) => one.id === id).map((one) => one.start);
}

test('a weekly event stays at nine o’clock when the clocks change', async () => {
  const token = await as('admin');
  const { id } = await add(token, { start: '2032-03-22T09:00' }, { repeat: 'FREQ=WEEKLY;COUNT=3' });
  assert.deepEqual(await starts(token, id, '2032-03-01', '2032-05-01'), [
    '2032-03-22T08:00:00.000Z',
    '2032-03-29T07:00:00.000Z',
    '2032-04-05T07:00:00.000Z',
  ]);
  await remove(token, id);
});

test('one occurrence is moved, the following ones are removed and come back', async () => {
  const token = await as('admin');
  const { id } = await add(token, {}, { repeat: 'FREQ=DAILY;COUNT=4' });
  const change = {
    event: { id, start: '2032-03-02T12:00:00Z' },
    scope: 'this',
    occurrence: '2032-03-02T08:00:00.000Z',
  };
  const moved: Event = status(await post('/apps/calendar/update-event', change, token), 200).event;
  assert.equal(moved.start, '2032-03-02T12:00:00.000Z');
  const gone = await remove(token, id, '&scope=following&occurrence=2032-03-03T08:00:00.000Z');
  const { token: undo } = status(gone, 200);
  const left = ['2032-03-01T08:00:00.000Z', '2032-03-02T12:00:00.000Z'];
  assert.deepEqual(await starts(token, id, '2032-03-01', '2032-03-08'), left);
  assert.deepEqual(status(await post('/apps/calendar/restore', { token: undo }, token), 200), { ids: [id] });
  assert.equal((await starts(token, id, '2032-03-01', '2032-03-08')).length, 4);
  await remove(token, id);
});

test('an event is made once for one key, and refused from an older version', async () => {
  const token = await as('admin');
  const key = crypto.randomUUID();
  const first = await add(token, {}, {}, { key });
  assert.equal((await add(token, {}, {}, { key })).id, first.id);
  const older = { event: { id: first.id, title: 'x' }, version: first.extendedProps.version };
  status(await post('/apps/calendar/update-event', older, token), 200);
  status(await post('/apps/calendar/update-event', older, token), 409);
  await remove(token, first.id);
});

test('what is exported imports again as the same events', async () => {
  const token = await as('admin');
  const one = await add(token, { title: title('Kept') }, { repeat: 'FREQ=WEEKLY;COUNT=2', reminders: [10] });
  const file = await get('/apps/calendar/export.ics', token);
  assert.equal(file.status, 200);
  const answer = status(await post('/apps/calendar/import', { text: file.text, dryRun: true }, token), 200);
  assert.equal(answer.added, 0);
  assert.ok(answer.updated > 0);
  assert.deepEqual(answer.problems, []);
  await remove(token, one.id);
});

test('bad input is named and changes nothing; students and strangers are kept out', async () => {
  const token = await as('admin');
  const event = { title: 'x', start: '2032-03-01T09:00:00Z', end: '2032-03-01T08:00:00Z', allDay: false };
  const bad = await post(
    '/apps/calendar/add-event',
    { event: { ...event, extendedProps: { calendar: 'ETC' } } },
    token,
  );
  assert.deepEqual(Object.keys(status(bad, 400).error), ['event.end']);
  status(await get('/apps/calendar/events?calendars=Nonsense', token), 400);
  assert.deepEqual(status(await get('/apps/calendar/events?calendars=', token), 200), []);
  status(await get('/apps/calendar/events', await as('student')), 403);
  status(await get('/apps/calendar/events'), 401);
  status(await get('/calendar/feed/nobody.ics'), 404);
});
