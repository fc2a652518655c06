import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';

test('numbers from a few answers are not read into', () => {
  expect(findingsOf({ answered: 3, facility: 0, discrimination: -1 })).toEqual(['tooFew']);
});

test('what should be looked at is named', () => {
  expect(findingsOf({ answered: 40, facility: 0.05, discrimination: 0.3 })).toEqual(['tooHard']);
  expect(findingsOf({ answered: 40, facility: 0.99, discrimination: 0.02 })).toEqual(['tooEasy']);
  expect(findingsOf({ answered: 40, facility: 0.1, discrimination: -0.2 })).toEqual(['tooHard', 'backwards']);
  expect(findingsOf({ answered: 40, facility: 0.6, discrimination: 0.05 })).toEqual(['flat']);
  expect(findingsOf({ answered: 40, facility: 0.6, discrimination: 0.4 })).toEqual([]);
});
