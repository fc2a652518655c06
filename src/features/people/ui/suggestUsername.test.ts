import { expect, test } from 'vitest';
import { username } from '#features/auth/contract.ts';
import { suggestUsername } from './suggestUsername.ts';

test.each([
  ['Amara Okafor', 'aokafor'],
  ['Chloé  Laurent', 'claurent'],
  ['Ana Sofia de Brito', 'abrito'],
  ['Cher', 'cher'],
  ['أمينة حداد', 'احداد'],
  ["Siobhán O'Neill", 'sneill'],
  ['', ''],
])('%s is suggested as %s', (name, suggested) => {
  expect(suggestUsername(name)).toBe(suggested);
});

test('what is suggested is taken', () => {
  for (const name of ['Amara Okafor', 'Łukasz Żuk', '李 小龙', 'ÅÄÖ Ö']) {
    expect(username.safeParse(suggestUsername(name)).success).toBe(true);
  }
});
