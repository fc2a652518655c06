import { expect, test } from 'vitest';
import type { PersonDetail } from '#features/people/contract.ts';
import { changesOf } from './personValues.ts';

const fields = { fullName: 'A', username: 'a', email: 'a@example.com', company: '', country: '', contact: '' };
const before = { ...fields, role: 'client', permissionRoles: ['manager'] } as PersonDetail;
const after = { ...fields, role: 'client' as const, permissionRoles: ['manager'] };

test('of the permission roles only those that were moved are sent', () => {
  expect(changesOf(before, after)).toEqual({});
  expect(changesOf(before, { ...after, permissionRoles: ['manager', 'user'] })).toEqual({ giveRoles: ['user'] });
  const both = { ...after, company: 'School', permissionRoles: ['user'] };
  expect(changesOf(before, both)).toEqual({
    ...{ company: 'School', seen: { company: '' } },
    ...{ giveRoles: ['user'], takeRoles: ['manager'] },
  });
});

test('ticks that are out of sight with another role are not sent', () => {
  const student = { ...after, role: 'Student' as const, permissionRoles: ['manager', 'user'] };
  expect(changesOf(before, student)).toEqual({ role: 'Student', seen: { role: 'client' } });
});
