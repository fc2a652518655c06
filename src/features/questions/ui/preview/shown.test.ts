import { expect, test } from 'vitest';
import { type QuestionBody, questionBody } from '#features/questions/contract.ts';
import { afterwards, answerOf, checked, givenIn, shownOf } from './shown.ts';

const body = (content: object): QuestionBody =>
  questionBody.parse({ text: 'Q', content, generalFeedback: 'g', points: 2 });
const choice = (text: string, fraction: number) => ({ text, fraction, feedback: `on ${text}` });
const ordering = body({ kind: 'ordering', items: ['a', 'b', 'c'] });
const matching = body({
  kind: 'matching',
  pairs: [
    { prompt: 'Berlin', match: 'Germany' },
    { prompt: 'Paris', match: 'France' },
    { prompt: 'Bonn', match: 'Germany' },
  ],
  distractors: ['Spain'],
  shuffle: true,
});

test('nothing in what a student gets says which answer is right', () => {
  const shown = shownOf(body({ kind: 'single', answers: [choice('a', 0), choice('b', 100)], shuffle: true }));
  expect(shown.options).toEqual([
    { key: 0, text: 'a' },
    { key: 1, text: 'b' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/fraction|feedback|100/);
});

test('items are mixed, the same way each time, and none is lost', () => {
  const order = () => shownOf(ordering).items?.map((one) => one.text);
  expect(order()).not.toEqual(['a', 'b', 'c']);
  expect(order()?.toSorted()).toEqual(['a', 'b', 'c']);
  expect(order()).toEqual(order());
});

test('a share that is being typed is worth nothing yet', () => {
  const typing = body({ kind: 'multiple', answers: [choice('a', 50), choice('b', 50)], shuffle: true });
  if (typing.content.kind === 'multiple' && typing.content.answers[0]) typing.content.answers[0].fraction = Number.NaN;
  expect(checked(typing, { choices: [0] })).toMatchObject({ score: 0 });
});

test('afterwards the right answer is given, with the feedback to each option', () => {
  const { answer, result } = afterwards(
    body({ kind: 'multiple', answers: [choice('a', 50), choice('b', 0), choice('c', 50)], shuffle: true }),
  );
  expect(answer).toEqual({ choices: [0, 2] });
  expect(result).toMatchObject({ state: 'right', right: answer, generalFeedback: 'g' });
  expect(result.feedback).toHaveLength(3);
});

test('while no answer is marked as right none is shown as right', () => {
  const open = body({ kind: 'single', answers: [choice('a', 0), choice('b', 0)] });
  expect(afterwards(open)).toMatchObject({ answer: null, result: { state: 'unanswered' } });
  expect(checked(open, { choice: 0 })).not.toHaveProperty('right');
});

test('each prompt of a matching question finds its choice, and wrong matches are offered too', () => {
  const { choices = [] } = shownOf(matching);
  expect(choices.map((one) => one.text).toSorted()).toEqual(['France', 'Germany', 'Spain']);
  const { answer } = afterwards(matching);
  const named =
    answer && 'pairs' in answer ? answer.pairs.map((key) => choices.find((one) => one.key === key)?.text) : [];
  expect(named).toEqual(['Germany', 'France', 'Germany']);
});

test('a typed answer is graded as a student’s is', () => {
  const short = body({ kind: 'short', answers: [choice('colo*r', 100), choice('hue', 50)] });
  expect(checked(short, { text: 'Colour' })).toMatchObject({ state: 'right', score: 2 });
  const half = checked(short, { text: 'hue' });
  expect(half).toMatchObject({ state: 'partly', score: 1, accepted: ['colo…r'], feedback: [{ html: 'on hue' }] });
  const number = body({ kind: 'numerical', unit: 'm', answers: [{ value: 9.81, tolerance: 0.01 }] });
  expect(checked(number, { text: '9,82 m' })).toMatchObject({ state: 'right' });
  expect(checked(number, { text: '9,83 m' })).toMatchObject({ state: 'wrong', score: 0 });
});

test('what was answered keeps its meaning when the question goes on changing', () => {
  const given = givenIn(ordering.content, { order: [0, 1, 2] });
  expect(answerOf(ordering.content, given)).toEqual({ order: [0, 1, 2] });
  const longer = body({ kind: 'ordering', items: ['a', 'b', 'c', 'd'] });
  expect(answerOf(longer.content, given)).toBeNull();
  const all = givenIn(matching.content, afterwards(matching).answer ?? { pairs: [] });
  expect(checked(matching, all)).toMatchObject({ state: 'right', score: 2 });
});

test('an essay is not marked by anybody', () => {
  const essay = body({ kind: 'essay', template: 'I', notes: 'secret', minWords: null, maxWords: 5 });
  expect(afterwards(essay).result).toMatchObject({ state: 'ungraded', score: null });
  expect(JSON.stringify(shownOf(essay))).not.toContain('secret');
});
