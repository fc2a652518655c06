import { expect, test } from 'vitest';
import { countWords } from './words.ts';

test('words are counted as people count them', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('<p>One two</p><p>three – four</p>')).toBe(4);
  expect(countWords('<p>R&amp;D&nbsp;team</p>')).toBe(2);
  expect(countWords('<p>So <span data-type="inline-math" data-latex="x + y"></span> it is</p>')).toBe(4);
});
