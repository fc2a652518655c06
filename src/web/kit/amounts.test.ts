import { describe, expect, it } from 'vitest';
import { readAmount, readSteps, writeAmount } from './amounts.ts';

describe('reading an amount', () => {
  it('takes the decimal sign of the language', () => {
    expect(readAmount('12.50', 2, 'en')).toBe(1250);
    expect(readAmount('12,50', 2, 'de')).toBe(1250);
    expect(readAmount('1.200,5', 2, 'de')).toBe(120050);
    expect(readAmount('1,200.5', 2, 'en')).toBe(120050);
    expect(readAmount('1 200,5', 2, 'fr')).toBe(120050);
  });

  it('takes the other sign as decimal too, unless it groups thousands', () => {
    expect(readAmount('12.50', 2, 'de')).toBe(1250);
    expect(readAmount('12,5', 2, 'en')).toBe(1250);
    expect(readAmount('1.200', 2, 'de')).toBe(120000);
    expect(readAmount('1,200', 2, 'en')).toBe(120000);
    expect(readAmount('1,200,300', 2, 'en')).toBe(120030000);
  });

  it('takes Arabic digits and signs', () => {
    expect(readAmount('١٢٫٥', 2, 'ar')).toBe(1250);
    expect(readAmount('12.5', 2, 'ar')).toBe(1250);
  });

  it('keeps signs of money out of it and minus signs in', () => {
    expect(readAmount('$ 1,200.00', 2, 'en')).toBe(120000);
    expect(readAmount('−5', 2, 'en')).toBe(-500);
  });

  it('is no number when there is none, or more decimals than can be kept', () => {
    expect(readAmount('', 2, 'en')).toBeNaN();
    expect(readAmount('abc', 2, 'en')).toBeNaN();
    expect(readAmount('1.234', 2, 'en')).toBeNaN();
    expect(readAmount('1.2300', 2, 'en')).toBe(123);
    expect(readAmount('1-2', 2, 'en')).toBeNaN();
  });

  it('in a field is a part of a step when it is finer than one', () => {
    expect(readSteps('1.23', 2)).toBe(123);
    expect(readSteps('1.235', 2)).toBe(123.5);
    expect(readSteps('2.5', 0)).toBe(2.5);
    for (const typed of ['', 'abc', '1-2']) expect(readSteps(typed, 2), typed).toBeNaN();
  });

  it('is no number when something else stands in it', () => {
    for (const typed of [
      '1e3',
      '0x10',
      '12abc',
      '1.5.2',
      '1,5,2',
      '12,3456,7',
      '--5',
      '5-',
      '.',
      '-',
      '99999999999999999',
    ])
      expect(readAmount(typed, 2, 'en'), typed).toBeNaN();
    // Nobody groups thousands with nothing before them.
    expect(readAmount('0,125', 3, 'en')).toBe(125);
    expect(readAmount('0,125', 2, 'en')).toBeNaN();
    expect(readAmount('EUR 12.50', 2, 'en')).toBe(1250);
    expect(readAmount("1'200.50 CHF", 2, 'en')).toBe(120050);
    expect(readAmount('12,34,567.89', 2, 'en')).toBe(123456789);
    expect(readAmount('.5', 2, 'en')).toBe(50);
    expect(readAmount('5.', 2, 'en')).toBe(500);
  });

  it('reads what it wrote in every language', () => {
    for (const language of ['en', 'de', 'fr', 'pt', 'ar'])
      for (const steps of [0, 5, 1250, 123456, -99])
        expect(readAmount(writeAmount(steps, 2, 2, language), 2, language)).toBe(steps);
  });
});

describe('writing an amount', () => {
  it('has as many decimals as it needs, and at least as many as asked for', () => {
    expect(writeAmount(1500, 3, 0, 'en')).toBe('1.5');
    expect(writeAmount(1500, 2, 2, 'de')).toBe('15,00');
    expect(writeAmount(Number.NaN, 2, 2, 'en')).toBe('');
  });
});
