import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuestionContent, questionContent } from '#contract/question.ts';
import { type Given, grade, matchesOf, rightAnswer } from './grade.ts';
import { layOut, toAnswer, toGiven } from './shown.ts';

const content = (given: object) => questionContent.parse(given);
const short = (texts: (string | [string, number])[], caseSensitive = false) =>
  content({
    kind: 'short',
    caseSensitive,
    answers: texts.map((one) => (typeof one === 'string' ? { text: one } : { text: one[0], fraction: one[1] })),
  });
const numerical = (value: number | null, tolerance = 0, unit = '') =>
  content({ kind: 'numerical', unit, answers: [{ value, tolerance }] });

describe('choosing one', () => {
  const question = content({
    kind: 'single',
    answers: [{ text: 'a', fraction: 100 }, { text: 'b', fraction: 50 }, { text: 'c', fraction: -25 }, { text: 'd' }],
  });
  it('gives what the chosen answer is worth, never less than nothing', () => {
    expect([0, 1, 2, 3, 9].map((choice) => grade(question, { choice }))).toEqual([1, 0.5, 0, 0, 0]);
  });
  it('is nothing without an answer', () => {
    expect(grade(question, null)).toBe(0);
  });
});

describe('choosing several', () => {
  const question = content({
    kind: 'multiple',
    answers: [33.33333, 33.33333, 33.33333, -50, -100].map((fraction, index) => ({ text: `${index}`, fraction })),
  });
  const of = (...choices: number[]) => grade(question, { choices });
  it('adds up, and three thirds are everything', () => {
    expect(of(0)).toBeCloseTo(1 / 3, 4);
    expect(of(0, 1)).toBeCloseTo(2 / 3, 4);
    expect(of(0, 1, 2)).toBe(1);
  });
  it('takes off for wrong ones, and choosing everything is no way through', () => {
    expect(of(0, 1, 2, 3)).toBeCloseTo(0.5, 4);
    expect(of(0, 1, 2, 3, 4)).toBe(0);
    expect(of(3, 4)).toBe(0);
    expect(of()).toBe(0);
  });
  it('counts a choice once, however often it is sent', () => {
    expect(of(0, 0, 0)).toBeCloseTo(1 / 3, 4);
  });
});

describe('true or false', () => {
  it('is one or the other', () => {
    for (const right of [true, false]) {
      const question = content({ kind: 'truefalse', right });
      expect(grade(question, { value: right })).toBe(1);
      expect(grade(question, { value: !right })).toBe(0);
    }
  });
});

describe('a short answer', () => {
  const says = (question: QuestionContent, text: string) => grade(question, { text });
  it('forgives spaces and capitals', () => {
    expect(says(short(['New York']), '  new \u00a0  YORK ')).toBe(1);
    expect(says(short(['New York']), 'newyork')).toBe(0);
    expect(says(short(['pH'], true), 'ph')).toBe(0);
    expect(says(short(['pH'], true), ' pH ')).toBe(1);
  });
  it('reads letters as people do: composed or not, ß and ss, curly quotes', () => {
    expect(says(short(['Café']), 'Cafe\u0301')).toBe(1);
    expect(says(short(['Café']), 'Cafe')).toBe(0);
    expect(says(short(['Straße']), 'STRASSE')).toBe(1);
    expect(says(short(["don't"]), 'don’t')).toBe(1);
    expect(says(short(['ΟΔΟΣ']), 'οδος')).toBe(1);
  });
  it('lets a star stand for anything, and a written star for itself', () => {
    expect(says(short(['*phase']), 'the metaphase')).toBe(1);
    expect(says(short(['pro*sis']), 'prosis')).toBe(1);
    expect(says(short(['ab*ba']), 'aba')).toBe(0);
    expect(says(short(['a*b*c']), 'a b b c c')).toBe(1);
    expect(says(short(['a*b*c']), 'acb')).toBe(0);
    expect(says(short(['2 \\* 3']), '2 * 3')).toBe(1);
    expect(says(short(['2 \\* 3']), '2 x 3')).toBe(0);
  });
  it('takes signs of patterns as letters', () => {
    expect(says(short(['a.c']), 'abc')).toBe(0);
    expect(says(short(['(x+1)^2']), '(X+1)^2')).toBe(1);
    expect(says(short(['[a-z]+']), 'abc')).toBe(0);
  });
  it('walks through many stars in a long text once', () => {
    expect(says(short([`${'a*'.repeat(400)}b`]), 'a'.repeat(1000))).toBe(0);
  });
  it('gives what the first fitting answer is worth', () => {
    const question = short([
      ['Paris', 100],
      ['par*', 40],
      ['*', 0],
    ]);
    expect(says(question, 'paris')).toBe(1);
    expect(says(question, 'parus')).toBe(0.4);
    expect(says(question, 'London')).toBe(0);
  });
});

describe('a number', () => {
  const says = (question: QuestionContent, text: string) => grade(question, { text });
  it('is read with a comma or a point, with spaces, groups and powers', () => {
    for (const text of [
      '1234.5',
      '1234,5',
      ' 1 234,5 ',
      '1.234,5',
      '1,234.5',
      "1'234.5",
      '1\u202f234,5',
      '+1234.50',
      '1.2345e3',
      '1,2345 E+3',
      '1.2345×10^3',
      '1.2345 x 10³',
      '12345e-1',
      '١٢٣٤٫٥',
    ])
      expect(says(numerical(1234.5), text), text).toBe(1);
    for (const text of [
      '',
      'abc',
      '12 34 5',
      '1.2.3.4',
      '1,23,4.5',
      '--1234.5',
      '1234.5.',
      'NaN',
      'Infinity',
      '0x4d2',
      '1234.5 1',
    ])
      expect(says(numerical(1234.5), text), text).toBe(0);
  });
  it('takes both readings of one comma before three digits', () => {
    expect(says(numerical(1234), '1,234')).toBe(1);
    expect(says(numerical(1.234), '1,234')).toBe(1);
    expect(says(numerical(1234), '1.234')).toBe(0);
    expect(says(numerical(1_234_567), '1,234,567')).toBe(1);
    expect(says(numerical(0.125), '0,125')).toBe(1);
    expect(says(numerical(125), '0,125')).toBe(0);
  });
  it('can be below zero and begin with its point', () => {
    expect(says(numerical(-0.5), '−,5')).toBe(1);
    expect(says(numerical(-0.5), '–0.5')).toBe(1);
    expect(says(numerical(0), '-0')).toBe(1);
  });
  it('is right within the tolerance, ends included, although decimals are not exact', () => {
    const question = numerical(0.3, 0.1);
    for (const text of ['0.2', '0.3', '0.4', '0,25']) expect(says(question, text), text).toBe(1);
    for (const text of ['0.19', '0.41', '-0.3']) expect(says(question, text), text).toBe(0);
    expect(says(numerical(5), '5.0000001')).toBe(0);
  });
  it('may carry its unit, before or behind, and no other', () => {
    const question = numerical(9.81, 0.01, 'm/s²');
    for (const text of ['9.81', '9,81 m/s²', '9.82m/s2', '9.8 m/s^2 ']) {
      expect(says(question, text), text).toBe(1);
    }
    expect(says(question, '9.81 km')).toBe(0);
    expect(says(numerical(5, 0, 'eV'), '5eV')).toBe(1);
    expect(says(numerical(5, 0, '€'), '€5')).toBe(1);
    for (const text of ['5 1/s', '5', '1/s 5', '5,0 1 / s']) expect(says(numerical(5, 0, '1/s'), text), text).toBe(1);
    expect(says(numerical(51, 0, '1/s'), '5 1/s')).toBe(0);
    expect(says(numerical(5), '5 kg')).toBe(0);
    expect(says(numerical(5, 0, 'mW'), '5 MW')).toBe(0);
    for (const text of ['5 mm', '5mm']) expect(says(numerical(5, 0, 'm'), text), text).toBe(0);
  });
  it('leaves what fits nothing to the answer without a number', () => {
    const question = content({
      kind: 'numerical',
      answers: [
        { value: null, fraction: 0 },
        { value: 4, fraction: 100 },
      ],
    });
    expect(says(question, '4')).toBe(1);
    expect(says(question, 'four')).toBe(0);
  });
});

describe('matching', () => {
  const question = content({
    kind: 'matching',
    pairs: [
      { prompt: '1', match: 'odd' },
      { prompt: '2', match: 'even' },
      { prompt: '3', match: 'odd' },
      { prompt: '4', match: 'even' },
    ],
    distractors: ['prime', 'odd'],
  });
  it('offers each text once and counts right pairs', () => {
    expect(matchesOf(question as never)).toEqual(['odd', 'even', 'prime']);
    expect(grade(question, { pairs: [0, 1, 0, 1] })).toBe(1);
    expect(grade(question, { pairs: [0, 1, 2, null] })).toBe(0.5);
    expect(grade(question, { pairs: [] })).toBe(0);
  });
});

describe('ordering', () => {
  const of = (items: string[], order: number[]) => grade(content({ kind: 'ordering', items }), { order });
  const five = ['a', 'b', 'c', 'd', 'e'];
  it('is all for the right order, nothing upside down, and one step less for one item out of place', () => {
    expect(of(five, [0, 1, 2, 3, 4])).toBe(1);
    expect(of(five, [4, 3, 2, 1, 0])).toBe(0);
    expect(of(five, [1, 2, 3, 4, 0])).toBe(0.75);
    expect(of(five, [4, 0, 1, 2, 3])).toBe(0.75);
    expect(of(five, [])).toBe(0);
  });
  it('lets items that read alike change places', () => {
    expect(of(['a', 'b', 'a'], [2, 1, 0])).toBe(1);
  });
});

describe('an essay', () => {
  it('has no grade, written or not', () => {
    const question = content({ kind: 'essay' });
    expect(grade(question, { text: '<p>Because.</p>' })).toBeNull();
    expect(grade(question, null)).toBeNull();
  });
});

// Questions of every kind that could be put to students.
const percent = fc.integer({ min: -100, max: 99 });
const words = fc.stringMatching(/^[\p{L}\p{N} .,'*()+-]{1,20}$/u).filter((text) => /[\p{L}\p{N}]/u.test(text));
const anyContent: fc.Arbitrary<QuestionContent> = fc.oneof(
  fc
    .tuple(fc.array(fc.record({ text: words, fraction: percent }), { minLength: 1, maxLength: 8 }), words, fc.boolean())
    .map(([others, text, shuffle]) =>
      content({ kind: 'single', shuffle, answers: [...others, { text, fraction: 100 }] }),
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.array(fc.integer({ min: -100, max: 0 }), { maxLength: 6 }))
    .map(([right, wrong]) => {
      const share = Math.round(10_000_000 / right) / 100_000;
      const fractions = [...Array.from({ length: right }, () => share), ...wrong];
      return content({ kind: 'multiple', answers: fractions.map((fraction, at) => ({ text: `${at}`, fraction })) });
    }),
  fc.boolean().map((right) => content({ kind: 'truefalse', right })),
  fc
    .tuple(words, fc.array(fc.record({ text: words, fraction: percent }), { maxLength: 4 }), fc.boolean())
    .map(([text, others, caseSensitive]) =>
      content({ kind: 'short', caseSensitive, answers: [{ text, fraction: 100 }, ...others] }),
    ),
  fc
    .tuple(
      fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
    )
    .map(([value, tolerance]) => content({ kind: 'numerical', answers: [{ value, tolerance }] })),
  fc
    .tuple(fc.array(words, { minLength: 2, maxLength: 8 }), fc.array(words, { maxLength: 4 }), fc.boolean())
    .map(([matches, distractors, shuffle]) =>
      content({
        kind: 'matching',
        shuffle,
        distractors,
        pairs: matches.map((match, at) => ({ prompt: `${at}`, match })),
      }),
    ),
  fc.array(words, { minLength: 2, maxLength: 8 }).map((items) => content({ kind: 'ordering', items })),
);

const indexes = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 });
const anyGiven = (kind: QuestionContent['kind']): fc.Arbitrary<Given> => {
  switch (kind) {
    case 'single':
      return fc.record({ choice: fc.integer({ min: 0, max: 9 }) });
    case 'multiple':
      return fc.record({ choices: indexes });
    case 'truefalse':
      return fc.record({ value: fc.boolean() });
    case 'matching':
      return fc.record({ pairs: fc.array(fc.option(fc.integer({ min: 0, max: 12 })), { maxLength: 10 }) });
    case 'ordering':
      return fc.record({ order: indexes });
    default:
      return fc.record({ text: fc.string({ unit: 'binary' }) });
  }
};

const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16_807 + 7) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

describe('whatever the question', () => {
  it('any answer is worth something from 0 to 1', () => {
    const pair = anyContent.chain((one) => anyGiven(one.kind).map((given) => [one, given] as const));
    fc.assert(
      fc.property(pair, ([one, given]) => {
        const worth = grade(one, given);
        return worth !== null && worth >= 0 && worth <= 1;
      }),
      { numRuns: 500 },
    );
  });

  it('the right answer is worth 1, through whatever order it was shown in', () => {
    fc.assert(
      fc.property(anyContent, fc.integer({ min: 1, max: 2_000_000 }), (one, seed) => {
        const shown = layOut(one, random(seed));
        const right = rightAnswer(one);
        if (!right) return false;
        return grade(one, right) === 1 && grade(one, toGiven(one, shown, toAnswer(one, shown, right))) === 1;
      }),
      { numRuns: 500 },
    );
  });
});
