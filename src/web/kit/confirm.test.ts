import { expect, test } from 'vitest';
import { confirm, getAsked, isAsking } from './confirm.ts';

test('the key that answers a question is still meant for it when others hear of it afterwards', async () => {
  expect(isAsking()).toBe(false);
  const answered = confirm({ question: 'Leave without saving?', verb: 'Leave' });
  expect(isAsking()).toBe(true);
  getAsked()?.answer(false);
  expect(getAsked()).toBe(null);
  // Between two listeners of one event only microtasks happen.
  expect(await answered).toBe(false);
  expect(isAsking()).toBe(true);
  await new Promise((done) => setTimeout(done, 5));
  expect(isAsking()).toBe(false);
});
