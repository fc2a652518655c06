import { expect, test } from 'vitest';
import { isTicked, outcome, tickRefusal, withMove, withoutSent } from './moves.ts';

const known = [1, 2, 3].map((id) => ({ id, name: `P${id}`, key: null, refused: null }));

test('a tick moved forth and back is no change', () => {
  const moved = withMove({}, [1], 2, true);
  expect(isTicked(moved, [1], 2)).toBe(true);
  expect(withMove(moved, [1], 2, false)).toEqual({});
  expect(withMove({}, [1], 1, false)).toEqual({ 1: false });
});

test('what others changed meanwhile stays', () => {
  const moves = withMove(withMove({}, [1], 2, true), [1], 1, false);
  expect(outcome(moves, [1, 3], known)).toMatchObject({
    permissionIds: [3, 2],
    given: [{ id: 2 }],
    taken: [{ id: 1 }],
  });
  // Somebody else gave it already: nothing is left to do.
  expect(outcome({ 2: true }, [1, 2], known)).toEqual({ given: [], taken: [], permissionIds: [1, 2] });
});

test('what is moved while it is being saved is left, also back to where it stood', () => {
  const sent = withMove(withMove(withMove({}, [1], 1, false), [1], 2, true), [1], 3, true);
  expect(withoutSent(sent, sent)).toEqual({});
  const meanwhile = withMove(withMove(sent, [1], 4, true), [1], 2, false);
  const left = withoutSent(meanwhile, sent);
  expect(left).toEqual({ 2: false, 4: true });
  expect(outcome(left, [2, 3], [...known, { id: 4, name: 'P4', key: null, refused: null }]).permissionIds).toEqual([
    3, 4,
  ]);
});

test('a permission that was deleted meanwhile is left out', () => {
  expect(outcome({ 9: true }, [1], known).permissionIds).toEqual([1]);
});

test('administrators keep what manages roles, and nobody moves what they lack', () => {
  const master = { id: 4, name: 'Roles', key: 'billing-and-roles' as const, refused: null };
  expect(tickRefusal({ name: 'administrator' }, master, 'kept')).toBe('kept');
  expect(tickRefusal({ name: 'manager' }, master, 'kept')).toBeNull();
  expect(tickRefusal(undefined, { ...master, refused: 'no' }, 'kept')).toBe('no');
});
