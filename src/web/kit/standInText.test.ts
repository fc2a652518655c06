import { expect, test } from 'vitest';
import { caretFromEnd, withTyped } from './standInText.ts';

test('what was typed before the editor came is plain text in paragraphs', () => {
  expect(withTyped('', '', false)).toBe('');
  expect(withTyped('', 'Is 1 < 2 & why?', false)).toBe('<p>Is 1 &lt; 2 &amp; why?</p>');
  expect(withTyped('', 'one\ntwo', false)).toBe('<p>one</p><p>two</p>');
  expect(withTyped('', 'one\ntwo', true)).toBe('one<br>two');
});

test('it stands behind what was there', () => {
  expect(withTyped('<p>Half a</p>', ' question\nmore', false)).toBe('<p>Half a question</p><p>more</p>');
  expect(withTyped('<ul><li>a</li></ul>', 'b', false)).toBe('<ul><li>a</li></ul><p>b</p>');
  expect(withTyped('red', 'dish', true)).toBe('reddish');
});

test('the caret keeps its place', () => {
  expect(caretFromEnd('abc', 3)).toBe(0);
  expect(caretFromEnd('abc', 1)).toBe(2);
  expect(caretFromEnd('a\nb', 1)).toBe(3);
});
