import { expect, it } from 'vitest';
import { colourInWords } from '#features/orders/api/bill.ts';

const words = import.meta.glob<{ colours: Record<string, string> }>('/src/web/i18n/locales/en/orders.json', {
  eager: true,
  import: 'default',
});

it('a colour has one name, in the shop and on the invoice', () => {
  const [{ colours } = { colours: {} }] = Object.values(words);
  expect(Object.keys(colours)).toHaveLength(5);
  for (const [colour, name] of Object.entries(colours)) expect(colourInWords(colour)).toBe(name);
});
