import { expect, it } from 'vitest';
import { roleNow } from './roleNow.ts';

const made = (name: string, createdAt: string, builtIn = false) => ({ name, createdAt, builtIn });
const manager = made('manager', 'first', true);
const support = made('support', 'first', true);
const tutors = made('Tutors', 'later');

it('finds a role under its new name', () => {
  const renamed = made('Coaches', 'later');
  expect(roleNow([manager, renamed], tutors)).toBe(renamed);
});

it('does not take another one that got its name for it', () => {
  const other = made('Tutors', 'last');
  expect(roleNow([manager, other], tutors)).toBeUndefined();
  expect(roleNow([other, made('Coaches', 'later')], tutors)?.name).toBe('Coaches');
});

it('knows those that come with the product by their names alone', () => {
  expect(roleNow([manager, support], support)).toBe(support);
  expect(roleNow([manager], support)).toBeUndefined();
});
