import { expect, test } from 'vitest';
import { readable, readableAnswers } from './readable.ts';

const WORDS = {
  yes: 'True',
  no: 'False',
  other: 'Any other answer',
  distractor: 'Wrong match:',
  caseSensitive: 'Capital letters count',
  template: 'Start:',
  notes: 'Notes:',
  words: 'Words:',
  shuffled: 'Mixed',
};

test('markup is read as lines, formulas as LaTeX, pictures by their description', () => {
  expect(readable('<p>One <b>two</b></p><ul><li>a</li><li>b &amp; c</li></ul>')).toBe('One two\n• a\n• b & c');
  expect(readable('Is <span data-type="inline-math" data-latex="x^2"></span> right?')).toBe('Is $x^2$ right?');
  expect(readable('<img src="/api/files/1/a.png" alt="A cell">')).toBe('[A cell]');
  expect(readable('a &lt; b')).toBe('a < b');
});

test('answers are read one a line with what they are worth', () => {
  expect(
    readableAnswers(
      {
        kind: 'single',
        answers: [
          { text: '<b>red</b>', fraction: 100, feedback: '<p>Yes</p>' },
          { text: 'blue', fraction: 33.33333, feedback: '' },
        ],
        shuffle: false,
      },
      WORDS,
    ),
  ).toBe('red (100%)\n   ↳ Yes\nblue (33.33%)');
  expect(
    readableAnswers(
      {
        kind: 'numerical',
        unit: 'm',
        answers: [
          { value: 2, tolerance: 0.5, fraction: 100, feedback: '' },
          { value: null, tolerance: 0, fraction: 0, feedback: 'No' },
        ],
      },
      WORDS,
    ),
  ).toBe('2 ± 0.5 m (100%)\nAny other answer (0%)\n   ↳ No');
  expect(readableAnswers({ kind: 'ordering', items: ['a', 'b'] }, WORDS)).toBe('1. a\n2. b');
});
