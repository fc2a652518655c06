import { describe, expect, it } from 'vitest';
import { meet } from './meet.ts';

describe('what is changed elsewhere while its form is open', () => {
  const before = { title: 'Order chalk', isImportant: false, tags: ['work'] };

  it('keeps what was typed, and the other fields follow', () => {
    const typed = { ...before, title: 'Order white chalk' };
    const { values, isBoth } = meet(before, typed, { ...before, isImportant: true, tags: ['team'] });
    expect(values).toEqual({ title: 'Order white chalk', isImportant: true, tags: ['team'] });
    expect(isBoth).toBe(false);
  });

  it('says so when the same field was changed here and there', () => {
    const { values, isBoth } = meet(before, { ...before, title: 'Mine' }, { ...before, title: 'Theirs' });
    expect(values.title).toBe('Mine');
    expect(isBoth).toBe(true);
  });

  it('has nothing to ask where both wrote the same', () => {
    const both = { ...before, tags: ['team'] };
    expect(meet(before, both, both).isBoth).toBe(false);
  });
});
