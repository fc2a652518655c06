import { expect, it } from 'vitest';
import { METHODS, SERVICE_NAMES } from './paperWords.ts';

const words = import.meta.glob<Record<string, Record<string, string>>>('/src/web/i18n/locales/en/invoices.json', {
  eager: true,
  import: 'default',
});

it('an invoice on paper says the same as on the page', () => {
  const [page] = Object.values(words);
  expect(METHODS).toEqual(page?.methods);
  expect(SERVICE_NAMES).toEqual(page?.services);
});
