import { expect, test } from 'vitest';
import { blankDraft, type Draft } from './draft.ts';
import { switchKind } from './kindSwitch.ts';
import { makeRow } from './rows.ts';
import { bodyOf } from './stored.ts';

const WORDS = { yes: 'True', no: 'False' };
const row = (text: string, fraction = 0, feedback = '') => makeRow({ text, fraction, feedback });
const single = (rows = [row('Paris <b>!</b>', 100, 'Yes'), row('Rome'), row('7 &lt; 8')]) =>
  blankDraft({ kind: 'single', text: 'Which?', tags: ['a'], rows });
const content = (draft: Draft) => bodyOf(draft).body.content;
const texts = (draft: Draft) => draft.rows.map((one) => one.text).filter(Boolean);

test('single choice becomes multiple choice with the same answers and marks', () => {
  const multiple = switchKind(single(), 'multiple', WORDS);
  expect(content(multiple)).toMatchObject({
    kind: 'multiple',
    answers: [{ text: 'Paris <b>!</b>', fraction: 100, feedback: 'Yes' }, { fraction: 0 }, { fraction: 0 }],
  });
});

test('of several right answers single choice keeps the first as the right one', () => {
  const draft = blankDraft({ kind: 'multiple', rows: [row('a'), row('b', 50), row('c', 50)] });
  expect(
    switchKind(draft, 'single', WORDS)
      .rows.map((one) => one.fraction)
      .slice(0, 3),
  ).toEqual([0, 100, 0]);
});

test('what was right becomes what is accepted, as plain text', () => {
  const short = switchKind(single(), 'short', WORDS);
  expect(content(short)).toEqual({
    kind: 'short',
    answers: [{ text: 'Paris !', fraction: 100, feedback: 'Yes' }],
    caseSensitive: false,
  });
  const back = switchKind(switchKind(single([row('7 &lt; 8', 100)]), 'short', WORDS), 'multiple', WORDS);
  expect(texts(back)).toEqual(['7 &lt; 8']);
});

test('only numbers become numbers', () => {
  const draft = blankDraft({ kind: 'short', rows: [row('3,5', 100), row('three', 100)] });
  expect(content(switchKind(draft, 'numerical', WORDS))).toMatchObject({ answers: [{ value: 3.5, fraction: 100 }] });
});

test('true or false becomes two answers with their feedback', () => {
  const draft = blankDraft({ kind: 'truefalse', right: false, feedbackTrue: 'No', rows: [] });
  expect(content(switchKind(draft, 'single', WORDS))).toMatchObject({
    answers: [
      { text: 'True', fraction: 0, feedback: 'No' },
      { text: 'False', fraction: 100 },
    ],
  });
});

test.each(['short', 'numerical', 'matching', 'ordering'] as const)('true or false leaves no words in %s', (kind) => {
  const draft = blankDraft({ kind: 'truefalse', right: true, rows: [] });
  expect(texts(switchKind(draft, kind, WORDS)).filter(Boolean)).toEqual([]);
});

test('pairs and items keep their texts, and none of them is right by itself', () => {
  const draft = blankDraft({ kind: 'ordering', rows: [row('first'), row('second')] });
  const pairs = switchKind(draft, 'matching', WORDS);
  expect(texts(pairs)).toEqual(['first', 'second']);
  expect(switchKind(pairs, 'single', WORDS).rows.every((one) => one.fraction === 0)).toBe(true);
});

test('changing the kind back at once gives back everything, wrong answers included', () => {
  const before = single();
  expect(content(switchKind(switchKind(before, 'short', WORDS), 'single', WORDS))).toEqual(content(before));
  expect(content(switchKind(switchKind(before, 'essay', WORDS), 'single', WORDS))).toEqual(content(before));
});

test('what was changed meanwhile is not thrown away by changing back', () => {
  const short = switchKind(single(), 'short', WORDS);
  const edited = { ...short, rows: short.rows.map((one) => ({ ...one, text: 'London' })) };
  expect(texts(switchKind(edited, 'single', WORDS))).toEqual(['London']);
});

test('text, tags and settings stay whatever the kind', () => {
  expect(switchKind(single(), 'essay', WORDS)).toMatchObject({ kind: 'essay', text: 'Which?', tags: ['a'] });
});
