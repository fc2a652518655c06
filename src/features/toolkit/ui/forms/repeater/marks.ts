import { z } from 'zod';
import { uuid } from '#web/kit/uuid.ts';

export const MOST = 10;

const student = z.object({
  key: z.string(),
  name: z.string().trim().min(1, 'Enter a name.'),
  email: z.email('Enter an email address.'),
  /** Empty until something is typed. */
  points: z.preprocess(
    (given: number | string) => given,
    z.number('Give a number of points.').min(0, 'Points start at 0.'),
  ),
});

export const marks = z.object({ students: z.array(student).min(1, 'Add at least one line.') });
type Student = z.input<typeof student>;

export const blank = (): Student => ({ key: uuid(), name: '', email: '', points: '' });
export const isBlank = ({ name, email, points }: Student) => name === '' && email === '' && points === '';

/** A row of a spreadsheet; figures may be written with a comma. */
export function rowOf([name = '', email = '', points = '']: string[]): Student {
  const number = Number(points.replace(',', '.'));
  return { key: uuid(), name, email, points: points === '' || Number.isNaN(number) ? points : number };
}
