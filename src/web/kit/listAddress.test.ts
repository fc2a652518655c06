import { expect, test } from 'vitest';
import { lenient } from '#contract/list.ts';
import { peopleQuery } from '#features/people/listContract.ts';
import { questionQuery } from '#features/questions/listContract.ts';
import { listAddress, tidyAddress } from './listAddress.ts';

const read = lenient(peopleQuery);
const untouched = read({});

test('an untouched list has a bare address', () => {
  expect(tidyAddress(untouched, untouched)).toEqual({});
});

test('what was changed is written short, and read back the same', () => {
  const search = { ...untouched, q: 'okafor', page: 2, status: ['active' as const, 'pending' as const] };
  const written = tidyAddress(search, untouched);
  expect(written).toEqual({ q: 'okafor', page: 2, status: 'active,pending' });
  expect(read(written)).toEqual(search);
});

test('texts with commas, backslashes or digits alone are read back the same', () => {
  const readTags = lenient(questionQuery);
  for (const tag of [['Paris, Texas'], ['a,b', 'c\\d', '\\'], ['2026'], ['ends with \\', ', ,']]) {
    const search = { ...readTags({}), tag };
    expect(readTags(tidyAddress(search, readTags({})))).toEqual({ ...search, tag: tag.map((one) => one.trim()) });
  }
});

test('no category is a category of the address', () => {
  const readQuestions = lenient(questionQuery);
  const search = { ...readQuestions({}), category: [0] };
  expect(tidyAddress(search, readQuestions({}))).toEqual({ category: 0 });
  expect(readQuestions({ category: 0 })).toEqual(search);
});

test('a value that makes no sense falls back', () => {
  expect(listAddress(read).read({ page: -4, sort: 'up' } as never)).toEqual(untouched);
});

test('a filter that makes no sense is named as unset, or the router would keep it', () => {
  const search = listAddress(read).read({ status: 'nonsense' } as never);
  expect(Object.entries(search)).toContainEqual(['status', undefined]);
});
