import { expect, test } from 'vitest';
import type { QuestionContent } from '#contract/question.ts';
import { type QuestionBody, questionBody } from '#features/questions/contract.ts';
import { blankDraft, nextDraft } from './draft.ts';
import { draftShelf, newSlot } from './draftShelf.ts';
import { problemsOf } from './problems.ts';
import { makeRow } from './rows.ts';
import { bodyOf, draftOf, isChanged } from './stored.ts';

const CONTENTS: QuestionContent[] = [
  {
    kind: 'single',
    answers: [
      { text: 'a', fraction: 100, feedback: '<p>f</p>' },
      { text: 'b', fraction: 50, feedback: '' },
    ],
    shuffle: false,
  },
  {
    kind: 'multiple',
    answers: [
      { text: 'a', fraction: 60, feedback: '' },
      { text: 'b', fraction: 40, feedback: '' },
      { text: 'c', fraction: -10, feedback: '' },
    ],
    shuffle: true,
  },
  { kind: 'truefalse', right: false, feedbackTrue: 'no', feedbackFalse: '' },
  {
    kind: 'short',
    answers: [
      { text: 'col*r', fraction: 100, feedback: '' },
      { text: 'hue', fraction: 50, feedback: 'nearly' },
    ],
    caseSensitive: true,
  },
  {
    kind: 'numerical',
    answers: [
      { value: 6.02e23, tolerance: 1e21, fraction: 100, feedback: '' },
      { value: -0.5, tolerance: 0, fraction: 50, feedback: '' },
      { value: null, tolerance: 0, fraction: 0, feedback: 'no' },
    ],
    unit: 'mol',
  },
  {
    kind: 'matching',
    pairs: [
      { prompt: '<b>a</b>', match: '1' },
      { prompt: 'b', match: '2' },
    ],
    distractors: ['3'],
    shuffle: false,
  },
  { kind: 'ordering', items: ['x', 'y', 'z'] },
  { kind: 'essay', template: '<p>Dear</p>', notes: 'look for', minWords: 50, maxWords: null },
];
const bodyWith = (content: QuestionContent): QuestionBody =>
  questionBody.parse({
    name: 'n',
    text: '<p>Why?</p>',
    content,
    generalFeedback: 'g',
    points: 2.5,
    difficulty: 'hard',
    status: 'ready',
    categoryId: 3,
    tags: ['t'],
  });

test.each(CONTENTS.map((content) => [content.kind, content] as const))(
  'a stored question comes out of the editor equal: %s',
  (_, content) => {
    const body = bodyWith(content);
    expect(bodyOf(draftOf(body)).body).toEqual(body);
    expect(problemsOf(bodyOf(draftOf(body)).body)).toEqual({});
  },
);

test('lines left empty are no answers', () => {
  const rows = [makeRow({ text: 'a', fraction: 100 }), makeRow({ text: '<p></p>' }), makeRow({ text: 'b' })];
  const { body, keys } = bodyOf(blankDraft({ rows }));
  expect(body.content).toMatchObject({ answers: [{ text: 'a' }, { text: 'b' }] });
  expect(keys).toEqual([rows[0]?.key, rows[2]?.key]);
});

test('a line with feedback alone is not dropped but asked for', () => {
  const rows = [makeRow({ text: 'a', fraction: 100 }), makeRow({ feedback: 'why' })];
  const { body } = bodyOf(blankDraft({ text: 'Q', status: 'ready', rows }));
  expect(problemsOf(body)).toEqual({ 'content.answers.1.text': 'Write this answer or remove it.' });
});

test('a number that is none is said to be none, in a draft too', () => {
  const { body } = bodyOf(blankDraft({ kind: 'numerical', rows: [makeRow({ text: 'abc', fraction: 100 })] }));
  expect(Object.keys(problemsOf(body))).toEqual(['content.answers.0.value']);
});

test('points and words that are no numbers are told as such, also when they come back from the shelf', () => {
  const typed = blankDraft({ kind: 'essay', points: ' ', minWords: '1e3', maxWords: '' });
  for (const draft of [typed, JSON.parse(JSON.stringify(typed)) as typeof typed]) {
    const problems = problemsOf(bodyOf(draft).body);
    expect(problems).toEqual({ points: 'Give a number of points.', 'content.minWords': 'Give a number.' });
  }
});

test('a ready question names what it lacks, a draft may have gaps', () => {
  expect(problemsOf(bodyOf(blankDraft({ status: 'ready' })).body)).toMatchObject({ text: 'Write the question.' });
  expect(problemsOf(bodyOf(blankDraft()).body)).toEqual({});
});

test('the next question takes over the settings and nothing that was written', () => {
  const draft = blankDraft({
    kind: 'multiple',
    text: 'Q',
    tags: ['x'],
    categoryId: 4,
    difficulty: 'hard',
    status: 'ready',
    points: 3,
  });
  expect(nextDraft(draft)).toMatchObject({
    kind: 'multiple',
    text: '',
    tags: ['x'],
    categoryId: 4,
    difficulty: 'hard',
    status: 'ready',
    points: 3,
  });
  expect(isChanged(nextDraft(draft), nextDraft(draft))).toBe(false);
});

test('half-typed numbers are a change worth keeping', () => {
  const start = blankDraft({ kind: 'numerical', rows: [makeRow()] });
  expect(isChanged({ ...start, rows: [makeRow({ text: '1e' })] }, { ...start, rows: [makeRow({ text: '1' })] })).toBe(
    true,
  );
  expect(isChanged({ ...start, rows: [makeRow()] }, start)).toBe(false);
});

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
};

test('a draft comes back as it was, for its person and question alone', () => {
  const shelf = memory();
  const draft = blankDraft({ text: 'half a quest', rows: [makeRow({ text: 'a' })] });
  expect(draftShelf(1, shelf).keep('new:one', { draft, version: null, at: 5 })).toBe(true);
  expect(draftShelf(1, shelf).read('new:one')).toEqual({ draft, version: null, at: 5 });
  expect(draftShelf(2, shelf).read('new:one')).toBeNull();
  expect(draftShelf(1, shelf).read(7)).toBeNull();
  draftShelf(1, shelf).drop('new:one');
  expect(draftShelf(1, shelf).read('new:one')).toBeNull();
});

test('new questions that are written side by side have a place each, and all are found again', () => {
  const shelf = memory();
  const mine = draftShelf(1, shelf);
  for (const [at, key] of ['one', 'two'].entries())
    mine.keep(newSlot(key), { draft: blankDraft({ text: key }), version: null, at });
  mine.keep(7, { draft: blankDraft({ text: 'stored' }), version: 3, at: 9 });
  draftShelf(11, shelf).keep('new:theirs', { draft: blankDraft(), version: null, at: 9 });
  expect(mine.writings().map(({ key, draft }) => [key, draft.text])).toEqual([
    ['two', 'two'],
    ['one', 'one'],
  ]);
  mine.drop(newSlot('two'));
  expect(mine.writings().map((one) => one.key)).toEqual(['one']);
});

test('a broken draft or a browser without room does no harm', () => {
  const shelf = memory();
  shelf.setItem('lms-question:1:new:one', '{"draft":');
  expect(draftShelf(1, shelf).read('new:one')).toBeNull();
  const full = {
    ...shelf,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(draftShelf(1, full).keep('new:one', { draft: blankDraft(), version: null, at: 1 })).toBe(false);
});
