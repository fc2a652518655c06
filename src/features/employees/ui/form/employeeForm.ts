import { z } from 'zod';
import { type Employee, employeeBody } from '#features/employees/contract.ts';

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

export type EmployeeValues = z.input<typeof employeeForm>;

export const NEW_EMPLOYEE: EmployeeValues = {
  full_name: '',
  post: '',
  email: '',
  city: '',
  start_date: '',
  salary: '',
  age: '',
  experience: '',
  status: 5,
};

const FIELDS = Object.keys(NEW_EMPLOYEE) as (keyof EmployeeValues)[];

export const valuesOf = (one: Employee): EmployeeValues => ({
  full_name: one.full_name,
  post: one.post,
  email: one.email,
  city: one.city,
  start_date: one.start_date,
  salary: one.salary,
  age: one.age,
  experience: one.experience,
  status: one.status,
});

export const differing = (from: EmployeeValues, to: EmployeeValues) =>
  FIELDS.filter((field) => from[field] !== to[field]);
