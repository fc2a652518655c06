import { z } from 'zod';
import { employeeBody } from '#features/employees/contract.ts';

/** A field of numbers that may stand empty while somebody fills the form in. */
const number = <S extends z.ZodType<number>>(schema: S) => z.preprocess((given: number | '') => given, schema);

export const employeeForm = employeeBody.extend({
  post: employeeBody.shape.post.unwrap(),
  city: employeeBody.shape.city.unwrap(),
  status: employeeBody.shape.status.unwrap(),
  salary: number(employeeBody.shape.salary),
  age: number(employeeBody.shape.age),
  experience: number(employeeBody.shape.experience),
});
