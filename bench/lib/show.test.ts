import { expect, it } from 'vitest';
import { isMissed } from './record.ts';
import { goalOf, showFigure } from './show.ts';

it('shows a small shift and its goal so that they can be told apart', () => {
  const shift = { name: 'CLS', value: 0.0154, unit: '', atMost: 0.01 } as const;
  expect(isMissed(shift)).toBe(true);
  expect(showFigure(shift)).toBe('0.015');
  expect(goalOf(shift)).toBe('at most 0.01');
});

it('marks a score below its goal', () => {
  const score = { name: 'performance', value: 85, unit: '', atLeast: 98 } as const;
  expect(isMissed(score)).toBe(true);
  expect(goalOf(score)).toBe('at least 98');
  expect(isMissed({ ...score, value: 98 })).toBe(false);
});
