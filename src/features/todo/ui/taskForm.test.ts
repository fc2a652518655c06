import { describe, expect, it } from 'vitest';
import { schemaErrors } from '#web/kit/formErrors.ts';
import { formOf, meet, taskForm } from './taskForm.ts';

describe('a task that is changed elsewhere while its form is open', () => {
  const before = { ...formOf(null), title: 'Order chalk' };

  it('keeps what was typed, and the other fields follow', () => {
    const typed = { ...before, title: 'Order white chalk' };
    const { values, isBoth } = meet(before, typed, { ...before, isImportant: true, tags: ['team'] });
    expect(values).toEqual({ ...before, title: 'Order white chalk', isImportant: true, tags: ['team'] });
    expect(isBoth).toBe(false);
  });

  it('says so when the same field was changed here and there', () => {
    const typed = { ...before, title: 'Mine' };
    const { values, isBoth } = meet(before, typed, { ...before, title: 'Theirs' });
    expect(values.title).toBe('Mine');
    expect(isBoth).toBe(true);
  });

  it('has nothing to ask where both wrote the same', () => {
    const steps = [{ id: 1, title: 'Ask', isDone: true }];
    expect(meet(before, { ...before, subtasks: steps }, { ...before, subtasks: steps }).isBoth).toBe(false);
  });
});

it('a day that the server would refuse is refused in the form', () => {
  const wrong = (change: object) => schemaErrors(taskForm, { ...formOf(null), title: 'Pay', ...change });
  expect(wrong({})).toEqual({});
  expect(wrong({ day: '2027-03-01', remindDay: '2027-02-28' })).toEqual({});
  for (const day of ['0001-01-01', '20266-11-17', '3000-01-01']) {
    const sentence = 'Choose a day between 1900 and 2999.';
    expect(wrong({ day, remindDay: day })).toEqual({ day: sentence, remindDay: sentence });
  }
});
