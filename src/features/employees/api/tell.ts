import type { Subject } from '#api/audit.ts';
import type { Deps } from '#api/deps.ts';

/** Open tables look again. Without ids it was many. */
export const tellEmployees = (deps: Pick<Deps, 'bus'>, ids: number[] = []) =>
  deps.bus.publish({ people: 'staff', topic: 'employees', ids });

export const employeeSubject = ({ id, fullName }: { id: number; fullName: string }): Subject => ({
  type: 'employee',
  id,
  name: fullName,
});
