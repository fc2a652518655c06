import { expect, it } from 'vitest';
import { colourInWords } from '#features/orders/api/bill.ts';

const words = import.meta.glob<{ colours: Record<string, string> }>('/src/web/i18n/locales/*/{orders,shop}.json', {
  eager: true,
  import: 'default',
});
const coloursOf = (language: string, area: string) =>
  words[`/src/web/i18n/locales/${language}/${area}.json`]?.colours ?? {};

it.each(['en', 'de', 'fr', 'ar', 'pt'])('a colour has one name, from the shop to the order: %s', (language) => {
  expect(Object.keys(coloursOf(language, 'shop'))).toHaveLength(5);
  expect(coloursOf(language, 'orders')).toEqual(coloursOf(language, 'shop'));
});

it('a colour is called on an invoice as in the shop', () => {
  for (const [colour, name] of Object.entries(coloursOf('en', 'shop'))) expect(colourInWords(colour)).toBe(name);
});
