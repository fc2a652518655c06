import { expect, it } from 'vitest';

const words = import.meta.glob<Record<string, Record<string, string>>>(
  '/src/web/i18n/locales/*/{accounts,pricing}.json',
  { eager: true, import: 'default' },
);
const wordsOf = (language: string, name: string) => words[`/src/web/i18n/locales/${language}/${name}.json`];

it.each(['en', 'de', 'fr', 'ar', 'pt'])('a plan has one name, on its price tag and in accounts: %s', (language) => {
  const names = wordsOf(language, 'accounts')?.plans;
  expect(names?.company).toBe('Standard');
  expect(names).toEqual(wordsOf(language, 'pricing')?.others);
});
