import fc from 'fast-check';
import type { QuestionContent } from '#contract/question.ts';
import { DIFFICULTIES, QUESTION_STATUSES, type QuestionKind } from '#contract/questionKinds.ts';
import type { QuestionBody } from '#features/questions/contract.ts';

/** What file formats, markup and spreadsheets stumble over. */
const NASTY = [
  ...[
    '{',
    '}',
    '~',
    '=',
    '#',
    '####',
    ':',
    '::',
    '::a::',
    '->',
    '=>',
    '%50%',
    '%100%',
    '\\',
    '\\\\',
    '\\n',
    '\\(x\\)',
    '$$y$$',
  ],
  ...[
    '//',
    '// no comment',
    '$CATEGORY: x',
    '[html]',
    '[markdown]',
    '[tag:x]',
    ']',
    ']]>',
    '<![CDATA[',
    '<!--html-->',
    '-->',
  ],
  ...['"', "'", "'=1+1", '=1+1', '@x', '+4', '-4', ',', ';', '\t', '\n', '\r\n', '\n\n', '  ', ' ', '\u00a0', '\u0007'],
  ...[
    '&',
    '&amp;',
    '&lt;b&gt;',
    '&nbsp;',
    '&#92;',
    '<',
    '>',
    '<b>',
    '</text>',
    '@@PLUGINFILE@@/a.png',
    '/api/files/1/a.png',
  ],
  ...[
    'A) one',
    'B. two',
    'ANSWER: A',
    'true',
    'T',
    '*',
    '_____',
    '😀',
    '👩🏽‍🏫',
    'مرحبا',
    '\u200f',
    'é',
    'e\u0301',
    '漢字',
    '\u2028',
    '\ufeff',
  ],
];

const letters = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 3, arbitrary: fc.constantFrom('cell', 'wall ', ' of', 'x2', '3.5') },
);
const words = fc.array(letters, { maxLength: 6 }).map((parts) => parts.join(''));

/** One that a contract lets through: trimmed, not too long. */
const line = (most: number) =>
  words.map((text) =>
    [...text]
      .slice(0, most / 2)
      .join('')
      .trim(),
  );

const inText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const inAttribute = (text: string) => inText(text).replace(/"/g, '&quot;');

const latex = fc.oneof(fc.constantFrom('x^2', '\\frac{1}{2}', 'a < b \\& c', '\\text{"q"}', ''), words);
const inline = fc.oneof(
  { weight: 5, arbitrary: words.map(inText) },
  { weight: 1, arbitrary: words.map((text) => `<strong>${inText(text)}</strong>`) },
  { weight: 1, arbitrary: words.map((text) => `<code>${inText(text)}</code>`) },
  { weight: 1, arbitrary: fc.constant('<br />') },
  { weight: 1, arbitrary: fc.constant('<img src="/api/files/2147480001/a%20b.png" alt="a" />') },
  {
    weight: 1,
    arbitrary: latex.map((text) => `<span data-type="inline-math" data-latex="${inAttribute(text)}"></span>`),
  },
);
const inlines = fc.array(inline, { maxLength: 4 }).map((parts) => parts.join(''));
const block = fc.oneof(
  { weight: 5, arbitrary: inlines.map((text) => `<p>${text}</p>`) },
  { weight: 1, arbitrary: words.map((text) => `<pre><code class="language-c">${inText(text)}</code></pre>`) },
  { weight: 1, arbitrary: inlines.map((text) => `<ul><li><p>${text}</p></li></ul>`) },
  { weight: 1, arbitrary: latex.map((text) => `<div data-type="block-math" data-latex="${inAttribute(text)}"></div>`) },
);

/** HTML as it is stored: already clean, so that cleaning it again changes nothing. */
export const arbitraryHtml = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: inlines },
  { weight: 4, arbitrary: fc.array(block, { maxLength: 3 }).map((parts) => parts.join('')) },
);

const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(1e-9, 5e-324, 1.7976931348623157e308, 0.1 + 0.2, 1 / 3, 123456789.125, -2.5e-7),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const plus0 = (value: number) => (value === 0 ? 0 : value);
const value = number.map(plus0);
const fraction = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(100, 0, 50, -50, 33.33333, 100 / 3) },
  { weight: 1, arbitrary: fc.double({ min: -100, max: 100, noNaN: true }).map(plus0) },
);

const several = <T>(one: fc.Arbitrary<T>, most = 4) => fc.array(one, { maxLength: most });
const choices = several(fc.record({ text: arbitraryHtml, fraction, feedback: arbitraryHtml }));
const wordCount = fc.option(fc.integer({ min: 1, max: 20_000 }));

const contents: { [K in QuestionKind]: fc.Arbitrary<QuestionContent> } = {
  single: fc.record({ kind: fc.constant('single'), answers: choices, shuffle: fc.boolean() }),
  multiple: fc.record({ kind: fc.constant('multiple'), answers: choices, shuffle: fc.boolean() }),
  truefalse: fc.record({
    kind: fc.constant('truefalse'),
    right: fc.boolean(),
    feedbackTrue: arbitraryHtml,
    feedbackFalse: arbitraryHtml,
  }),
  short: fc.record({
    kind: fc.constant('short'),
    answers: several(fc.record({ text: line(200), fraction, feedback: arbitraryHtml })),
    caseSensitive: fc.boolean(),
  }),
  numerical: fc.record({
    kind: fc.constant('numerical'),
    answers: several(
      fc.record({ value: fc.option(value), tolerance: value.map(Math.abs), fraction, feedback: arbitraryHtml }),
    ),
    unit: line(40),
  }),
  matching: fc.record({
    kind: fc.constant('matching'),
    pairs: several(fc.record({ prompt: arbitraryHtml, match: line(200) })),
    distractors: several(line(200), 2),
    shuffle: fc.boolean(),
  }),
  ordering: fc.record({ kind: fc.constant('ordering'), items: several(arbitraryHtml) }),
  essay: fc.record({
    kind: fc.constant('essay'),
    template: arbitraryHtml,
    notes: arbitraryHtml,
    minWords: wordCount,
    maxWords: wordCount,
  }),
};

/** What is particular to a question, of the kinds asked for; complete or not, as drafts are. */
export const arbitraryContent = (...kinds: QuestionKind[]): fc.Arbitrary<QuestionContent> =>
  fc.oneof(
    ...Object.entries(contents).flatMap(([kind, one]) =>
      kinds.length === 0 || kinds.some((k) => k === kind) ? [one] : [],
    ),
  );

const tag = line(50).filter((text) => text !== '');
const tags = fc.uniqueArray(tag, { maxLength: 3, selector: (name) => name.toLowerCase() });

/** A question body of one of these kinds (or of all), outside every category. */
export const arbitraryQuestion = (...kinds: QuestionKind[]): fc.Arbitrary<QuestionBody> =>
  fc.record({
    name: line(200),
    text: arbitraryHtml,
    content: arbitraryContent(...kinds),
    generalFeedback: arbitraryHtml,
    points: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double({ min: 0, max: 1000, noNaN: true }).map(plus0)),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    status: fc.constantFrom(...QUESTION_STATUSES),
    categoryId: fc.constant(null),
    tags,
  });

/** Names from the root down, as categories may have them. */
export const arbitraryPath: fc.Arbitrary<string[]> = fc.array(
  line(120).filter((name) => name !== ''),
  { maxLength: 3 },
);

const plainWords = words.map((text) => `x ${inText(text)}`);

/** A single choice that every format holds: words alone, one right answer, the others wrong. */
export const arbitraryPlainChoice: fc.Arbitrary<QuestionBody> = fc
  .record({
    body: arbitraryQuestion('single'),
    text: plainWords,
    answers: fc.array(fc.record({ text: plainWords, feedback: arbitraryHtml }), { minLength: 2, maxLength: 5 }),
    right: fc.nat(),
  })
  .map(({ body, text, answers, right }) => ({
    ...body,
    text: `<p>${text}</p>`,
    content: {
      kind: 'single',
      shuffle: true,
      answers: answers.map((one, index) => ({ ...one, fraction: index === right % answers.length ? 100 : 0 })),
    },
  }));
