import { expect, test } from 'vitest';
import { QUESTION_FORMATS } from '#features/questions/choices.ts';
import { detectFormat } from '#features/questions/formats/detect.ts';
import { readQuestionFile } from '#features/questions/formats/formats.ts';
import { EXAMPLES } from './examples.ts';

test.each(QUESTION_FORMATS)('the example of %s is one: every question in it is right', (format) => {
  const rows = [...readQuestionFile(format, EXAMPLES[format])];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap((row) => row.problems)).toEqual([]);
  expect(detectFormat(EXAMPLES[format], '')).toBe(format);
});
