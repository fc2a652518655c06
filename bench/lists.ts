// How long the lists take, by the number of their rows: accounts, invoices, permissions, employees, results of practices, one person's mails.

import { EMPLOYEE_COLUMNS } from '#features/employees/listContract.ts';
import { INVOICE_SORT_COLUMNS } from '#features/invoices/listContract.ts';
import { RESULT_SORT_COLUMNS } from '#features/student/listContract.ts';
import { accountCases } from './accounts.ts';
import { grown, measure } from './lib/measure.ts';
import type { Note } from './lib/record.ts';
import { HOMES, type HomeName, openSchool, type School } from './lib/school.ts';
import { FIRST_NAMES, LAST_NAMES } from './lib/words.ts';

export const PER_PAGE = 25;
type Ask = Record<string, string | number>;
export type Case = [name: string, ask: (round: number) => Ask];

const firstName = (round: number) => FIRST_NAMES[(round * 11) % FIRST_NAMES.length] ?? '';
const bothNames = (round: number) => `${firstName(round)} ${LAST_NAMES[(round * 7) % LAST_NAMES.length]}`;
const middleOf = (rows: number) => (round: number) => ({ page: Math.floor(rows / PER_PAGE / 2) + (round % 7) });
const lastOf = (rows: number) => () => ({ page: Math.floor(rows / PER_PAGE) });
const sorted = (columns: readonly string[]): Case[] =>
  columns.flatMap((sortColumn): Case[] => [
    [`by ${sortColumn}`, () => ({ sortColumn, sort: 'asc' })],
    [`by ${sortColumn}, falling, page 20`, () => ({ sortColumn, sort: 'desc', page: 20 })],
  ]);

const invoiceCases = (rows: number): Case[] => [
  ['first page', () => ({})],
  ['a page in the middle', middleOf(rows)],
  ['last page', lastOf(rows)],
  ['status', (round) => ({ status: ['Sent', 'Draft', 'Past Due'][round % 3] ?? '' })],
  ['service and status', () => ({ service: 'Software Development', status: 'Paid' })],
  ['due in a month', () => ({ due: '2026-01-01..2026-01-31' })],
  ['search, one invoice', (round) => ({ q: `${bothNames(round)} ${round}` })],
  ['search, a first name', (round) => ({ q: firstName(round) })],
  ['search, paid', () => ({ q: 'paid' })],
  ['search, nothing', (round) => ({ q: `zzgh${round}` })],
  ...sorted(INVOICE_SORT_COLUMNS),
];

const employeeCases = (rows: number): Case[] => [
  ['first page', () => ({})],
  ['a page in the middle', middleOf(rows)],
  ['last page', lastOf(rows)],
  ['status', (round) => ({ status: 1 + (round % 5) })],
  ['age and salary', () => ({ age: '30..35', salary: '40000..60000' })],
  ['search, a first name', (round) => ({ q: firstName(round) })],
  ['search, nobody', (round) => ({ q: `zzgh${round}` })],
  ['by status, then post, then age', () => ({ sortColumn: 'status,post,age', sort: 'asc,desc,asc' })],
  ...sorted(EMPLOYEE_COLUMNS),
];

const permissionCases = (rows: number): Case[] => [
  ['first page', () => ({})],
  ['a page in the middle', middleOf(rows)],
  ['last page', lastOf(rows)],
  ['of a role', () => ({ assignedTo: 'manager' })],
  ['search, one', (round) => ({ q: `permission ${100 + round}` })],
  ['search, a date', () => ({ q: 'Nov 2025' })],
  ['search, nothing', (round) => ({ q: `zzgh${round}` })],
];

const mailCases = (rows: number): Case[] => [
  ['inbox', () => ({})],
  ['inbox, in the middle', (round) => ({ page: Math.floor((rows * 0.7) / PER_PAGE / 2) + (round % 7) })],
  ['inbox, last page', () => ({ page: Math.floor((rows * 0.7) / PER_PAGE) })],
  ['sent', () => ({ folder: 'sent' })],
  ['starred', () => ({ folder: 'starred' })],
  ['trash', () => ({ folder: 'trash' })],
  ['a label', () => ({ folder: 'all', label: 'important' })],
  ['search, one mail', (round) => ({ q: `number ${100 + round}` })],
  ['search, a first name', (round) => ({ q: firstName(round) })],
  ['search, a common word', () => ({ q: 'marks' })],
  ['search, nothing', (round) => ({ q: `zzgh${round}` })],
  ['from somebody', (round) => ({ q: `from:${firstName(round)}`, folder: 'all' })],
  ['with an attachment', () => ({ q: 'has:attachment' })],
  ['before a day', () => ({ q: 'before:2026-01-01', folder: 'all' })],
  ['unread with a word', () => ({ q: 'is:unread trip' })],
];

const resultCases = (rows: number): Case[] => [
  ['first page', () => ({})],
  ['a page in the middle', middleOf(rows)],
  ['last page', lastOf(rows)],
  ['essays to mark', () => ({ toMark: 'true' })],
  ['of a month', () => ({ finished: '2026-01-01..2026-01-31' })],
  ['search, one person', (round) => ({ q: bothNames(round) })],
  ['search, a first name', (round) => ({ q: firstName(round) })],
  ['search, nobody', (round) => ({ q: `zzgh${round}` })],
  ...sorted(RESULT_SORT_COLUMNS),
];

const LISTS: { name: string; path: string; cases: (rows: number) => Case[]; more?: Ask }[] = [
  { name: 'accounts', path: '/api/users/list/data', cases: accountCases },
  { name: 'invoices', path: '/apps/invoice/invoices', cases: invoiceCases },
  { name: 'employees', path: '/api/datatables/data', cases: employeeCases },
  { name: 'permissions', path: '/apps/permissions/data', cases: permissionCases },
  { name: 'results', path: '/api/results', cases: resultCases, more: {} },
  { name: 'mails', path: '/apps/email/emails', cases: mailCases, more: { brief: 'true' } },
];

const list = (school: School, path: string, ask: Ask) => {
  const query = new URLSearchParams({ perPage: `${PER_PAGE}` });
  for (const [key, value] of Object.entries(ask)) query.set(key, `${value}`);
  return school.ask('GET', `${path}?${query}`);
};

/** Of two sizes, the smaller first: the goal is that the larger takes at most three times as long. */
export async function benchLists(note: Note, homes: HomeName[], sizes: number[], only: string) {
  for (const home of homes) {
    const schools: School[] = [];
    try {
      for (const size of sizes) schools.push(await openSchool(home, { people: size, rows: size }));
      for (const { name, path, cases, more = { all: 'false' } } of LISTS) {
        console.log(`${name}, ${HOMES[home]}`);
        for (const [at, [what]] of cases(sizes[0] ?? 0).entries()) {
          if (!`${name} ${what}`.includes(only)) continue;
          const asks = schools.map((school, i) => {
            const [, ask] = cases(sizes[i] ?? 0)[at] ?? [];
            return (round: number) => list(school, path, { ...more, ...ask?.(round) });
          });
          const measured = await measure(asks);
          for (const [i, figures] of grown(measured, 'p95').entries()) {
            note({ what: `${name}: ${what}`, home, size: sizes[i] ?? 0, figures });
          }
        }
      }
    } finally {
      for (const school of schools) await school.close();
    }
  }
}
