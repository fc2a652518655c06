import { expect, test, vi } from 'vitest';
import { cellKey, isUnsaved, makeDrafts } from './drafts.ts';

const key = cellKey('7', 'post');

test('what was typed and could not be saved is there when the cell is opened again', () => {
  const drafts = makeDrafts();
  drafts.open(key, 'Librarian');
  drafts.write(key, '');
  drafts.put(key, { text: '', base: 'Librarian', state: 'saving' });
  expect(drafts.openKey()).toBeNull();
  drafts.put(key, { text: '', base: 'Librarian', state: 'wrong', message: 'Enter the name.' });
  drafts.open(key, 'Librarian');
  expect(drafts.get(key)).toMatchObject({ text: '', base: 'Librarian', message: 'Enter the name.' });
  drafts.write(key, 'Accountant');
  expect(drafts.get(key)).toEqual({ text: 'Accountant', base: 'Librarian', state: 'open' });
});

test('a cell that is opened again while it is saved goes on from what was sent', () => {
  const drafts = makeDrafts();
  const after = Promise.resolve('Head of lab');
  const saving = { text: 'Accountant', base: 'Librarian', state: 'saving', after } as const;
  drafts.put(key, saving);
  drafts.open(key, 'Librarian');
  expect(drafts.openKey()).toBe(key);
  const reopened = { base: 'Accountant', was: 'Librarian', state: 'open', after };
  expect(drafts.get(key)).toEqual({ text: 'Accountant', ...reopened });
  drafts.write(key, 'Librarian');
  expect(drafts.get(key)).toEqual({ text: 'Librarian', ...reopened });
  expect(drafts.get(key)?.after).toBe(after);
  drafts.giveUp(key);
  expect([drafts.openKey(), drafts.get(key)]).toEqual([null, saving]);
  // Nothing new was written: it is lost with the tab alone, as long as it is not saved.
  drafts.put(key, saving);
  drafts.open(key, 'Librarian');
  const isLeft = (isClosing: boolean) => drafts.all().some(([, draft]) => isUnsaved(draft, isClosing));
  expect([isLeft(true), isLeft(false)]).toEqual([true, false]);
  drafts.put(key, { text: 'Accountant', base: 'Accountant', state: 'open' });
  expect(isLeft(true)).toBe(false);
});

test('what is stored for certain is known however often a cell is written in before its first save is over', () => {
  const drafts = makeDrafts();
  const after = Promise.resolve('Head of lab');
  drafts.put(key, { text: 'Accountant', base: 'Librarian', known: 'Librarian', state: 'saving', after });
  drafts.open(key, 'Librarian');
  drafts.write(key, 'Head of lab');
  expect(drafts.get(key)).toMatchObject({ base: 'Accountant', known: 'Librarian' });
  drafts.giveUp(key);
  expect(drafts.get(key)).toMatchObject({ text: 'Accountant', known: 'Librarian', state: 'saving' });
});

test('a cell that is given up reads as before, and its table is told', () => {
  const drafts = makeDrafts();
  drafts.open(key, 'Librarian');
  const heard = vi.fn();
  drafts.subscribe(heard);
  drafts.drop(key);
  drafts.drop(key);
  expect(drafts.get(key)).toBeUndefined();
  expect(drafts.openKey()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});

test('what would be lost with the grid: words that were not saved, and those on their way when the tab closes', () => {
  const draft = { text: 'Mine', base: 'Theirs' };
  expect(isUnsaved({ ...draft, state: 'open' }, false)).toBe(true);
  expect(isUnsaved({ text: 'Theirs ', base: 'Theirs', state: 'open' }, true)).toBe(false);
  expect(isUnsaved({ ...draft, state: 'wrong' }, false)).toBe(true);
  expect(isUnsaved({ ...draft, state: 'newer' }, false)).toBe(true);
  expect(isUnsaved({ ...draft, state: 'saving' }, false)).toBe(false);
  expect(isUnsaved({ ...draft, state: 'saving' }, true)).toBe(true);
});
