import { expect, test } from 'vitest';
import { factsOf } from './detail.ts';

test('what changed is told as before and after, whatever it stands in', () => {
  const detail = { changes: { email: { from: 'a@x.org', to: 'b@x.org' }, tags: { from: [], to: ['new', 'old'] } } };
  expect(factsOf(detail)).toEqual([
    { field: 'email', from: 'a@x.org', value: 'b@x.org' },
    { field: 'tags', from: '–', value: 'new, old' },
  ]);
});

test('plain values stay, and what is empty has a dash', () => {
  expect(factsOf({ why: 'password', company: '', count: 3 })).toEqual([
    { field: 'why', value: 'password' },
    { field: 'company', value: '–' },
    { field: 'count', value: '3' },
  ]);
});
