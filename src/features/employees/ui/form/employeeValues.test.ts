import { expect, test } from 'vitest';
import type { Employee } from '#features/employees/contract.ts';
import { isStored, valuesOf } from './employeeValues.ts';

const stored: Employee = {
  ...{ id: 7, avatar: null, version: 3, full_name: 'Amara Okafor', email: 'amara@example.org' },
  ...{ post: '', city: 'Lyon', start_date: '2024-02-29', salary: 41_000.5, age: 34, experience: 7, status: 2 as const },
};

test('what was sent is there when every field of it is', () => {
  expect(isStored(stored, valuesOf(stored))).toBe(true);
  expect(isStored(stored, { city: 'Lyon', post: '' })).toBe(true);
  expect(isStored(stored, { city: 'Porto' })).toBe(false);
  expect(isStored(stored, { ...valuesOf(stored), salary: 41_000 })).toBe(false);
});
