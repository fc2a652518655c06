import { afterEach, expect, it } from 'vitest';
import type { Notification } from '#features/notifications/contract.ts';
import { speak } from '#web/i18n/start.ts';
import { gapsOf, onceEach } from './panel.ts';

afterEach(() => speak('en'));

it('a day in a sentence is written as the language writes it', async () => {
  const written = () => gapsOf({ plan: 'Basic', date: '2026-12-18T12:00:00.000Z' });
  expect(written()).toEqual({ plan: 'Basic', date: '18 Dec 2026' });
  await speak('de');
  expect(written().date).toBe('18. Dez. 2026');
  expect(gapsOf({ date: '2026-12-18' })).toEqual({ date: '18. Dez. 2026' });
  expect(gapsOf({ name: 'Ada' })).toEqual({ name: 'Ada' });
});

it('one that is moved from page to page by a new one is shown once', () => {
  const page = (...ids: number[]) => ({ notifications: ids.map((id) => ({ id }) as Notification) });
  expect(onceEach([page(5, 4, 3), page(3, 2), page(1)]).map((one) => one.id)).toEqual([5, 4, 3, 2, 1]);
});
