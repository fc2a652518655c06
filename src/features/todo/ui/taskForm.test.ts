import { describe, expect, it } from 'vitest';
import type { Task } from '#features/todo/contract.ts';
import { schemaErrors } from '#web/kit/formErrors.ts';
import { deviceZone } from '#web/zone.ts';
import { changesOf, type FormValues, fieldsOf, formOf, isContested, taskForm } from './taskForm.ts';

it('a day that the server would refuse is refused in the form', () => {
  const wrong = (change: object) => schemaErrors(taskForm, { ...formOf(null), title: 'Pay', ...change });
  expect(wrong({})).toEqual({});
  expect(wrong({ day: '2027-03-01', remindDay: '2027-02-28' })).toEqual({});
  for (const day of ['0001-01-01', '20266-11-17', '3000-01-01']) {
    const sentence = 'Choose a day between 1900 and 2999.';
    expect(wrong({ day, remindDay: day })).toEqual({ day: sentence, remindDay: sentence });
  }
});

describe('a save', () => {
  const person = { id: 7, fullName: 'Ada', avatar: null };
  const elsewhere = deviceZone() === 'Asia/Tokyo' ? 'Europe/Lisbon' : 'Asia/Tokyo';
  const task: Task = {
    ...{ id: 1, title: 'Pay', description: 'The hall', tags: ['team'], version: 3, nextId: null },
    ...{ isCompleted: false, isDeleted: false, isImportant: false, owner: person, assignee: person },
    // Seconds and another zone: nothing that the fields show.
    ...{ dueDate: '2027-02-28T09:00:30.000Z', remindAt: '2027-02-27T09:00:30.000Z' },
    subtasks: [{ id: 5, title: 'Ask', isDone: false }],
    repeat: { every: 'month', interval: 1, timeZone: elsewhere, day: 31 },
    ...{
      completedAt: null,
      deletedAt: null,
      createdAt: '2027-01-01T00:00:00.000Z',
      changedAt: '2027-01-01T00:00:00.000Z',
    },
  };
  const changed = (patch: Partial<FormValues>) => changesOf(task, taskForm.parse({ ...formOf(task), ...patch }));

  it('sends what was changed and nothing else', () => {
    expect(changed({})).toEqual({});
    expect(changed({ title: 'Pay the hall' })).toEqual({ title: 'Pay the hall' });
    expect(changed({ subtasks: [{ id: 5, title: 'Ask', isDone: true }] })).toEqual({
      subtasks: [{ id: 5, title: 'Ask', isDone: true }],
    });
    expect(changed({ day: '', time: '', assignee: [] })).toEqual({ dueDate: null, assignee: null });
    expect(changed({ day: '2027-03-05', time: '' })).toEqual({ dueDate: '2027-03-05' });
  });

  it('leaves a repetition its day and its zone, unless it is another one', () => {
    expect(changed({ interval: 2 })).toEqual({ repeat: { ...task.repeat, interval: 2 } });
    expect(changed({ every: 'never' })).toEqual({ repeat: null });
    const weekly = { every: 'week', interval: 1, timeZone: deviceZone() };
    expect(changed({ every: 'week' })).toEqual({ repeat: weekly });
    expect(fieldsOf({ ...formOf(null), title: 'New', every: 'week' }).repeat).toEqual(weekly);
  });

  it('that waited is made beside another field, and is not where the same was changed', () => {
    const written = (typed: Partial<FormValues>, began = task) => ({
      began: formOf(began),
      typed: { ...formOf(began), ...typed },
    });
    const mine = written({ title: 'Mine' });
    expect(isContested(mine, task)).toBe(false);
    expect(isContested(mine, { ...task, description: 'Another hall', dueDate: null })).toBe(false);
    expect(isContested(mine, { ...task, title: 'Theirs' })).toBe(true);
    expect(isContested(mine, { ...task, title: 'Mine' })).toBe(false);
    expect(isContested(written({ time: '11:11' }), { ...task, dueDate: '2027-03-05' })).toBe(true);
    // Made after an earlier one of one's own, whose new step has a number by now.
    const earlier = { ...task, subtasks: [{ title: 'Ask', isDone: false }] as Task['subtasks'] };
    const next = written({ subtasks: [{ title: 'Ask twice', isDone: false }] }, earlier);
    expect(isContested(next, { ...task, subtasks: [{ id: 9, title: 'Ask', isDone: false }] })).toBe(false);
  });
});
