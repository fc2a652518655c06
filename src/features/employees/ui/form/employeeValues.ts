import type { z } from 'zod';
import type { Employee } from '#features/employees/contract.ts';
import type { employeeForm } from './employeeForm.ts';

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

/** Whether somebody stands there as these fields say. */
export const isStored = (one: Employee, sent: Partial<EmployeeValues>) =>
  FIELDS.every((field) => sent[field] === undefined || sent[field] === one[field]);
