import { afterEach, expect, test } from 'vitest';
import { claimFirstCall, forgetFirstCalls } from './firstCalls.ts';
import { deviceZone } from './zone.ts';

const ADDRESS = '/apps/kanban/board?q=';
const answer = Promise.resolve(new Response('{}'));
const asked = (token: string, more: RequestInit = {}) => ({ ...more, headers: { Authorization: `Bearer ${token}` } });
function askedAhead(key = ADDRESS) {
  globalThis.firstCalls = new Map([[key, { token: 'mine', answer }]]);
}

afterEach(forgetFirstCalls);

test('an answer goes to the first who asks the same', () => {
  askedAhead();
  expect(claimFirstCall('/apps/kanban/board?q=tea', asked('mine'))).toBeUndefined();
  expect(claimFirstCall(ADDRESS, asked('mine'))).toBe(answer);
  expect(claimFirstCall(ADDRESS, asked('mine'))).toBeUndefined();
});

test('a question with a body is another one with another body', () => {
  askedAhead('/api/account/getAllUsers{"page":1}');
  const page = (number: number) => asked('mine', { method: 'POST', body: `{"page":${number}}` });
  expect(claimFirstCall('/api/account/getAllUsers', page(1))).toBe(answer);
});

test('nobody gets what somebody else asked for', () => {
  askedAhead();
  expect(claimFirstCall(ADDRESS, asked('another'))).toBeUndefined();
});

test('after a write it is asked anew', () => {
  askedAhead();
  claimFirstCall('/apps/kanban/cards/1', asked('mine', { method: 'PATCH', body: '{}' }));
  expect(claimFirstCall(ADDRESS, asked('mine'))).toBeUndefined();
});

test('a question about days is known by the zone of the device, and by no other', () => {
  const days = (zone: string) => `/api/figures/sales?range=last-28-days&timeZone=${encodeURIComponent(zone)}`;
  askedAhead('/api/figures/sales?range=last-28-days&timeZone={zone}');
  expect(claimFirstCall(days('Antarctica/Troll'), asked('mine'))).toBeUndefined();
  expect(claimFirstCall(days(deviceZone()), asked('mine'))).toBe(answer);
});
