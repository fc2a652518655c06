import { expect, test } from 'vitest';
import { initialsOf, TINTS, tintOf } from './avatarParts.ts';

test.each([
  ['Henrik Aalto', 'HA'],
  ['Ana Maria de Souza', 'AS'],
  ['Cher', 'C'],
  ['émile zola', 'ÉZ'],
  ['', ''],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['김 민준', '김민'],
  ['क्षमा राव', 'क्षरा'],
  ['👩‍🔬 lab', '👩‍🔬L'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person keeps their tint, and fifty people use all seven', () => {
  expect(tintOf(12)).toBe(tintOf('12'));
  const used = new Set(Array.from({ length: 50 }, (_, id) => tintOf(id)));
  expect(used.size).toBe(TINTS);
});
