import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { speak, startLanguages } from '#web/i18n/start.ts';
import {
  formatBytes,
  formatDate,
  formatDay,
  formatMoney,
  formatNumber,
  formatRelative,
  formatRelativeWithin,
  formatShortDate,
} from './format.ts';

const now = new Date(2026, 10, 15, 10, 0);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a moment beside now', () => {
  test.each([
    [0, 'Now'],
    [4, '4 min ago'],
    [59, '59 min ago'],
    [60, '1 h ago'],
    [3 * 60 + 20, '3 h ago'],
    [11 * 60, '11 h ago'],
    [20 * 60, 'Yesterday'],
    [2 * 24 * 60, '2 days ago'],
    [5 * 24 * 60, '5 days ago'],
    [7 * 24 * 60, '8 Nov 2026'],
    [-24 * 60, 'Tomorrow'],
    [-5, 'In 5 min'],
  ])('%i minutes ago reads %s', (minutes, text) => {
    expect(formatRelative(ago(minutes), now)).toBe(text);
  });

  test('within a sentence it begins small', () => {
    expect(formatRelativeWithin(ago(20 * 60), now)).toBe('yesterday');
    expect(formatRelativeWithin(ago(7 * 24 * 60), now)).toBe('8 Nov 2026');
  });
});

test('September has three letters like every other month', () => {
  expect(formatDate(new Date(2026, 8, 2))).toBe('2 Sep 2026');
});

test('a day without a time stays that day in every time zone', () => {
  expect(formatDate('2026-01-01')).toBe('1 Jan 2026');
});

test('a day of next year says so, also where the year turns later', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    expect(formatShortDate('2027-01-01', new Date(2026, 11, 20))).toBe('1 Jan 2027');
    expect(formatShortDate('2026-01-01', new Date(2026, 11, 20))).toBe('1 Jan');
  } finally {
    process.env.TZ = zone ?? '';
    if (zone === undefined) delete process.env.TZ;
  }
});

test('money comes from whole cents', () => {
  expect(formatMoney(123_450)).toBe('$1,234.50');
  expect(formatMoney(5, 'EUR')).toBe('€0.05');
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [84_000, '84 kB'],
  [999_499, '999 kB'],
  [999_999, '1 MB'],
  [3_420_000, '3.4 MB'],
  [12_000_000_000, '12 GB'],
])('%i bytes reads %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

describe('in another language', () => {
  afterEach(() => speak('en'));

  test.each(LANGUAGES)('counts are written as the language writes them: %s', async (language) => {
    await speak(language);
    const { format } = new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : language);
    for (const count of [...Array(1_100).keys(), 12_345, -7, 0.5]) expect(formatNumber(count)).toBe(format(count));
  });

  test.each(LANGUAGES.filter((one) => one !== 'ar'))('the day begins with a capital letter in %s', async (language) => {
    await startLanguages(language);
    expect(formatDay(new Date(2026, 10, 15))).toMatch(/^\p{Lu}/u);
  });

  test('Portuguese is written as in Portugal', async () => {
    await startLanguages('pt');
    expect(formatDate(new Date(2026, 10, 5))).toMatch(/^0?5\/11\/2026$/);
    expect(formatMoney(123_450).replace(/\s/g, ' ')).toBe('1234,50 $');
  });
});
