import { expect, test } from 'vitest';
import { type QuestionBody, questionBody } from '#features/questions/contract.ts';
import { afterwards, mixed, shownOf } from './shown.ts';

const body = (content: QuestionBody['content']) => questionBody.parse({ text: 'Q', content, generalFeedback: 'g' });
const choice = (text: string, fraction: number) => ({ text, fraction, feedback: `on ${text}` });

test('nothing in what a student gets says which answer is right', () => {
  const shown = shownOf(body({ kind: 'single', answers: [choice('a', 0), choice('b', 100)], shuffle: true }));
  expect(shown.options).toEqual([
    { key: 0, text: 'a' },
    { key: 1, text: 'b' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/fraction|feedback|100/);
});

test('mixing loses nothing and stays the same', () => {
  expect(mixed(5).toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(mixed(3)).toEqual([1, 0, 2]);
});

test('afterwards the right answer is given, with the feedback to each option', () => {
  const { answer, result } = afterwards(
    body({ kind: 'multiple', answers: [choice('a', 50), choice('b', 0), choice('c', 50)], shuffle: true }),
  );
  expect(answer).toEqual({ choices: [0, 2] });
  expect(result).toMatchObject({ state: 'right', right: answer, generalFeedback: 'g' });
  expect(result.feedback).toHaveLength(3);
});

test('each prompt of a matching question finds its choice, and wrong matches are offered too', () => {
  const question = body({
    kind: 'matching',
    pairs: [
      { prompt: 'Berlin', match: 'Germany' },
      { prompt: 'Paris', match: 'France' },
      { prompt: 'Bonn', match: 'Germany' },
    ],
    distractors: ['Spain'],
    shuffle: true,
  });
  const { choices = [] } = shownOf(question);
  expect(choices.map((one) => one.text).toSorted()).toEqual(['France', 'Germany', 'Spain']);
  const { answer } = afterwards(question);
  const named = 'pairs' in answer ? answer.pairs.map((key) => choices.find((one) => one.key === key)?.text) : [];
  expect(named).toEqual(['Germany', 'France', 'Germany']);
});

test('an essay is not marked by anybody', () => {
  const essay = body({ kind: 'essay', template: 'I', notes: 'secret', minWords: null, maxWords: 5 });
  expect(afterwards(essay).result).toMatchObject({ state: 'ungraded', score: null });
  expect(JSON.stringify(shownOf(essay))).not.toContain('secret');
});
