import { expect, test } from 'vitest';
import { movesTo, ticksOf } from './roleMoves.ts';

test('only what was ticked here is sent, over what others gave and took meanwhile', () => {
  const moves = movesTo(['user'], ['manager']);
  expect(moves).toEqual({ give: ['user'], take: ['manager'] });
  const now = ['support', 'manager'];
  expect(ticksOf(moves, now)).toEqual(['support', 'user']);
  expect(movesTo(ticksOf(moves, now), now)).toEqual({ give: ['user'], take: ['manager'] });
});

test('what others did already is nothing left to do', () => {
  const moves = { give: ['user'], take: ['manager'] };
  expect(movesTo(ticksOf(moves, ['user']), ['user'])).toEqual({ give: [], take: [] });
});
