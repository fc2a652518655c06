import { expect, test } from 'vitest';
import { readyProblems } from '#contract/question.ts';
import { blankDraft } from './draft.ts';
import { markOnly, shareOut, sharingOf, toggleRight } from './fractions.ts';
import { makeRow } from './rows.ts';
import { bodyOf } from './stored.ts';

const rows = (...fractions: number[]) => fractions.map((fraction, index) => makeRow({ text: `a${index}`, fraction }));
const percents = (list: { fraction: number }[]) => list.map((one) => one.fraction);

test('right answers share 100 % and wrong ones cost nothing', () => {
  expect(percents(shareOut(rows(100, 1, 0, 0), 'even'))).toEqual([50, 50, 0, 0]);
});

test('thirds add up closely enough to be ready', () => {
  const shared = shareOut(rows(1, 1, 1, 0), 'even');
  const { body } = bodyOf(blankDraft({ kind: 'multiple', text: 'Which?', rows: shared }));
  expect(readyProblems(body)).toEqual([]);
});

test('with a minus each wrong answer costs what a right one earns', () => {
  expect(percents(shareOut(rows(100, 0, 0), 'minus'))).toEqual([100, -100, -100]);
  expect(percents(shareOut(rows(1, 1, 0), 'minus'))).toEqual([50, 50, -50]);
  expect(percents(shareOut(rows(0, -50), 'minus'))).toEqual([0, 0]);
});

test('marking one more, or one less, shares anew', () => {
  const list = rows(100, 0, 0);
  const two = toggleRight(list, list[1]?.key ?? '', 'even');
  expect(percents(two)).toEqual([50, 50, 0]);
  expect(percents(toggleRight(two, list[0]?.key ?? '', 'minus'))).toEqual([-100, 100, -100]);
});

test('percentages set by hand stay as they are', () => {
  expect(percents(shareOut(rows(60, 40, -10), 'hand'))).toEqual([60, 40, -10]);
});

test('how stored percentages were shared is found again', () => {
  expect(sharingOf('multiple', rows(33.33333, 33.33333, 33.33333, 0))).toBe('even');
  expect(sharingOf('multiple', rows(50, 50, -50))).toBe('minus');
  expect(sharingOf('multiple', rows(60, 40, 0))).toBe('hand');
  expect(sharingOf('single', rows(100, 0, 0))).toBe('even');
  expect(sharingOf('single', rows(100, 50, 0))).toBe('hand');
});

test('only one answer of single choice is right, and part of the points elsewhere stays', () => {
  const list = rows(100, 50, 0);
  expect(percents(markOnly(list, list[2]?.key ?? ''))).toEqual([0, 50, 100]);
});
