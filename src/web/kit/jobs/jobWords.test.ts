import { expect, it } from 'vitest';
import '#api/app.ts';
import { jobKinds } from '#api/jobs.ts';
import words from '#web/i18n/locales/en/jobs.json' with { type: 'json' };

it('every kind of long work has words for whoever comes back while it goes on', () => {
  expect(jobKinds()).toContain('todos-purge');
  expect(jobKinds().sort()).toEqual(Object.keys(words.kinds).sort());
});
