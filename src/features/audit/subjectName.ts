import type { AuditEntry } from './contract.ts';

/** Whole lists, under the names programs know them by: the action says them already, in words. */
const LISTS = new Set([
  'accounts',
  'audit',
  'employees',
  'invoices',
  'orders',
  'people',
  'permissions',
  'products',
  'questions',
]);

/** Whom or what an entry is about, to be shown; empty when there is nothing to add to the action. */
export const subjectName = ({ subject }: Pick<AuditEntry, 'subject'>) =>
  subject && !(subject.type === 'list' && LISTS.has(subject.name)) ? subject.name : '';
