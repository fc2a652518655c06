import { beforeAll, expect } from 'vitest';
import type { testApi } from './api.ts';

type Api = ReturnType<typeof testApi>;

/** Calls of the calendar, as one person. */
export function calendarOf(api: Api, token: () => string) {
  const event = (over: object = {}, more: object = {}) => ({
    ...{ title: 'Lesson', start: '2031-05-23T09:00:00.000Z', end: '2031-05-23T10:00:00.000Z', allDay: false, url: '' },
    ...over,
    extendedProps: { calendar: 'Business', ...more },
  });
  async function add(over: object = {}, more: object = {}, rest: object = {}) {
    const answer = await api.post('/apps/calendar/add-event', { event: event(over, more), ...rest }, token());
    expect(answer.status, answer.text).toBe(201);
    return answer.body.event;
  }
  const tryUpdate = (given: object, rest: object = {}) =>
    api.post('/apps/calendar/update-event', { event: given, ...rest }, token());
  async function update(given: object, rest: object = {}) {
    const answer = await tryUpdate(given, rest);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.event;
  }
  const remove = (id: number, rest: Record<string, string> = {}) =>
    api.ask('DELETE', `/apps/calendar/remove-event?${new URLSearchParams({ id: String(id), ...rest })}`, {
      token: token(),
    });
  async function list(query: Record<string, string> = {}) {
    const answer = await api.get(`/apps/calendar/events?${new URLSearchParams(query)}`, token());
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }
  /** Starts of one event within a window. */
  const starts = async (id: number, from: string, to: string): Promise<string[]> =>
    (await list({ from, to }))
      .filter((one: { id: number }) => one.id === id)
      .map((one: { start: string }) => one.start);
  return { event, add, tryUpdate, update, remove, list, starts };
}

/** The same as somebody new, who is there for all tests of a file. */
export function ownCalendar(api: Api) {
  let token = '';
  beforeAll(async () => {
    token = (await api.register()).accessToken;
  });
  return { ...calendarOf(api, () => token), token: () => token };
}
