import { expect, test } from 'vitest';
import { isRouted, learnScreens, pageAt, routedPages } from './routed.ts';

test('an address belongs to its page, or to the nearest one above it', () => {
  expect(pageAt('/lms/users')?.target).toBe('lms-users');
  expect(pageAt('/lms/users/')?.target).toBe('lms-users');
  expect(pageAt('/lms/users/5')?.target).toBe('lms-users');
  expect(pageAt('/pages/account-settings/devices')?.target).toBe('account-settings');
  expect(pageAt('/lms/usersandmore')).toBeUndefined();
  expect(pageAt('/nowhere')).toBeUndefined();
});

test('only pages with a screen are known', () => {
  learnScreens(['/lms/users', '/not/in/the/catalogue']);
  expect(isRouted('/lms/users')).toBe(true);
  expect(isRouted('/apps/email')).toBe(false);
  expect(routedPages().map(({ target }) => target)).toEqual(['lms-users']);
});
