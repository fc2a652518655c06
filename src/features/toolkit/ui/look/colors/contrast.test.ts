import { describe, expect, test } from 'vitest';
import { contrast, type Rgba, readColor, verdictOf } from './contrast.ts';

const color = (text: string) => readColor(text) as Rgba;

describe('contrast of two colours', () => {
  test('black on white is the most there is, and the order does not matter', () => {
    expect(contrast(color('#000'), color('#ffffff'))).toBeCloseTo(21);
    expect(contrast(color('#fff'), color('#000000'))).toBeCloseTo(21);
  });

  test('the greys on either side of 4.5 are told apart', () => {
    expect(verdictOf(contrast(color('#767676'), color('#fff')), false)).toBe('AA');
    expect(verdictOf(contrast(color('#777777'), color('#fff')), false)).toBe('below');
  });

  test('a mark needs only 3', () => {
    expect(verdictOf(3.1, true)).toBe('mark');
    expect(verdictOf(2.9, true)).toBe('below');
    expect(verdictOf(7, false)).toBe('AAA');
  });

  test('what shines through takes from its ground', () => {
    expect(readColor('rgb(27 26 24 / 0.22)')).toEqual([27, 26, 24, 0.22]);
    expect(contrast([0, 0, 0, 0], color('#fff'))).toBeCloseTo(1);
  });

  test('what is no colour is none', () => {
    expect(readColor('var(--x)')).toBeNull();
    expect(readColor('')).toBeNull();
  });
});
