import { expect, test } from 'vitest';
import { walk } from './gridKeys.ts';

const grid = { columns: ['name', 'post', 'age'], total: 1_000, page: 12, isMirrored: false };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const here = { index: 5, column: 'post' };

test('arrows go to the cell beside, and stay inside the table', () => {
  expect(walk(here, press('ArrowDown'), grid)).toEqual({ index: 6, column: 'post' });
  expect(walk(here, press('ArrowRight'), grid)).toEqual({ index: 5, column: 'age' });
  expect(walk({ index: 0, column: 'name' }, press('ArrowUp'), grid)).toEqual({ index: 0, column: 'name' });
  expect(walk({ index: 0, column: 'name' }, press('ArrowLeft'), grid)).toEqual({ index: 0, column: 'name' });
});

test('where writing goes from right to left, so do the arrows', () => {
  expect(walk(here, press('ArrowLeft'), { ...grid, isMirrored: true })).toEqual({ index: 5, column: 'age' });
});

test('pages and ends', () => {
  expect(walk(here, press('PageDown'), grid)).toEqual({ index: 17, column: 'post' });
  expect(walk(here, press('PageUp'), grid)).toEqual({ index: 0, column: 'post' });
  expect(walk(here, press('End', true), grid)).toEqual({ index: 999, column: 'age' });
  expect(walk(here, press('Home', true), grid)).toEqual({ index: 0, column: 'name' });
  expect(walk(here, press('Enter'), grid)).toBeUndefined();
});
