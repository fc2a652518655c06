// What is asked of the list of accounts.
import { ACCOUNT_SORT_COLUMNS } from '#contract/accountList.ts';
import { FIRST_NAMES, LAST_NAMES } from './lib/words.ts';
import { type Case, PER_PAGE } from './lists.ts';

/** What is asked, by name; each round may ask something else. */
export function accountCases(people: number): Case[] {
  const middle = (round: number) => Math.floor(people / PER_PAGE / 2) + round * 3;
  const word = (round: number) => LAST_NAMES[(round * 7) % LAST_NAMES.length]?.toLowerCase() ?? '';
  return [
    ['first page', () => ({})],
    ['a page in the middle', (round) => ({ page: middle(round) })],
    ['role', (round) => ({ role: ['editor', 'author', 'maintainer'][round % 3] ?? '' })],
    ['role and plan', () => ({ role: 'editor', currentPlan: 'team' })],
    ['role, plan and status', () => ({ role: 'editor', currentPlan: 'team', status: 'inactive' })],
    ['a role nobody has', () => ({ role: 'admin', currentPlan: 'team', status: 'pending' })],
    ['status', () => ({ status: 'inactive' })],
    ['role, page 40', () => ({ role: 'editor', page: 40 })],
    ['role, by role, in the middle', (round) => ({ role: 'editor', sortColumn: 'role', page: 1 + round * 3 })],
    ['search, one account', (round) => ({ q: `${word(round)}${1 + round}` })],
    ['search, a first name', (round) => ({ q: FIRST_NAMES[(round * 11) % FIRST_NAMES.length] ?? '' })],
    ['search, nobody', (round) => ({ q: `zzgh${round}` })],
    ['search, a way of billing', (round) => ({ q: ['cash', 'paypal', 'auto debit', 'credit'][round % 4] ?? '' })],
    ['search, with a plan', (round) => ({ q: word(round), currentPlan: 'team' })],
    ...ACCOUNT_SORT_COLUMNS.flatMap((sortColumn): Case[] => [
      [`by ${sortColumn}`, () => ({ sortColumn })],
      [`by ${sortColumn}, falling, page 40`, () => ({ sortColumn, sort: 'desc', page: 40 })],
    ]),
  ];
}
