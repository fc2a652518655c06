import { expect, it } from 'vitest';
import { schemaErrors } from '#web/kit/formErrors.ts';
import { formOf, taskForm } from './taskForm.ts';

it('a day that the server would refuse is refused in the form', () => {
  const wrong = (change: object) => schemaErrors(taskForm, { ...formOf(null), title: 'Pay', ...change });
  expect(wrong({})).toEqual({});
  expect(wrong({ day: '2027-03-01', remindDay: '2027-02-28' })).toEqual({});
  for (const day of ['0001-01-01', '20266-11-17', '3000-01-01']) {
    const sentence = 'Choose a day between 1900 and 2999.';
    expect(wrong({ day, remindDay: day })).toEqual({ day: sentence, remindDay: sentence });
  }
});
