import { expect, test } from 'vitest';
import { failedText } from './failedText.ts';

const row = (line: number, ...problems: string[]) => ({ line, problems });

test('questions in blocks are taken over from their first line to the next question', () => {
  const text = '::One:: A {=a ~b}\n\n::Two:: B {\n~x\n}\n\n::Three:: C {T}\n';
  expect(failedText(text, 'gift', [row(1), row(3, 'Wrong.'), row(7)])).toBe('::Two:: B {\n~x\n}');
  expect(failedText(text, 'gift', [row(7, 'Wrong.'), row(3, 'Wrong.'), row(1)])).toBe(
    '::Two:: B {\n~x\n}\n\n::Three:: C {T}',
  );
});

test('rows of a table keep their heading', () => {
  const text = 'kind,question\r\nsingle,A\r\nsingle,B\r\n';
  expect(failedText(text, 'csv', [row(2), row(3, 'Wrong.')])).toBe('kind,question\nsingle,B');
});

test('questions out of XML are a file again', () => {
  const text = '<?xml version="1.0"?>\n<quiz>\n<question>1</question>\n<question>2</question>\n</quiz>';
  expect(failedText(text, 'moodle-xml', [row(3), row(4, 'Wrong.')])).toBe('<quiz>\n<question>2</question>\n</quiz>');
});

test('questions that share a line are told apart', () => {
  const text =
    '<quiz><question type="category"></question><question type="a">1</question><question type="b">2</question></quiz>';
  expect(failedText(text, 'moodle-xml', [row(1), row(1, 'Wrong.')])).toBe(
    '<quiz>\n<question type="b">2</question>\n</quiz>',
  );
});

test('nothing failed, nothing to copy', () => {
  expect(failedText('A', 'aiken', [row(1)])).toBe('');
});
