// How long the list of people takes, by the number of people.
import { PERSON_SORT_COLUMNS } from '#features/people/listContract.ts';
import { grown, type Measured, measure } from './lib/measure.ts';
import type { Note } from './lib/record.ts';
import { HOMES, type HomeName, openSchool, type School } from './lib/school.ts';
import { FIRST_NAMES, LAST_NAMES } from './lib/words.ts';

const COMMON = ['school', 'alder', 'example', 'brook', 'mail', 'alumni', 'field', 'son', 'mar', 'ann'];
const PER_PAGE = 25;

type Body = Record<string, unknown>;
const list = (school: School, body: Body) =>
  school.ask('POST', '/api/account/getAllUsers', { perPage: PER_PAGE, ...body });

async function lastPage(school: School, body: Body): Promise<number> {
  for (;;) {
    const answer = await list(school, body);
    const { total, about } = (await answer.json()) as { total: number; about?: true };
    if (!about) return Math.max(1, Math.ceil(total / PER_PAGE));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What is asked, by name; each round may ask something else. */
function cases(people: number): [name: string, body: (round: number) => Body, last?: true][] {
  const word = (round: number) => LAST_NAMES[(round * 7) % LAST_NAMES.length]?.toLowerCase() ?? '';
  const middle = (round: number) => Math.floor(people / PER_PAGE / 2) + round * 3;
  return [
    ['first page', () => ({})],
    ['page 40', () => ({ page: 40 })],
    ['a page in the middle', (round) => ({ page: middle(round) })],
    ['middle, by last activity', (round) => ({ page: middle(round), sortColumn: 'lastActiveAt', sort: 'desc' })],
    ['last page', () => ({}), true],
    ['role', () => ({ role: 'client' })],
    ['role, last page', () => ({ role: 'client' }), true],
    ['role, in the middle', (round) => ({ role: 'Student', page: Math.floor(middle(round) * 0.9) })],
    ['status', () => ({ status: 'pending,inactive' })],
    ['role and status', () => ({ role: 'admin', status: 'suspended' })],
    ['created in 30 days', () => ({ created: 'last-30' })],
    ['created before that, last page', () => ({ created: 'before-30' }), true],
    ['active in 7 days, newest first', () => ({ active: 'last-7', sortColumn: 'createdAt', sort: 'desc' })],
    ['never active', () => ({ active: 'never' })],
    ['both dates', () => ({ active: 'last-90', created: 'before-365' })],
    ['search, one person', (round) => ({ q: `${word(round)}${1 + round}` })],
    ['search, nobody', (round) => ({ q: `zzgh${round}` })],
    ['search, a first name', (round) => ({ q: FIRST_NAMES[(round * 11) % FIRST_NAMES.length] })],
    ['search, two words', (round) => ({ q: `${FIRST_NAMES[round]} ${word(round)}` })],
    ['search, a common word', (round) => ({ q: COMMON[round % COMMON.length] })],
    ['search, common, last page', () => ({ q: 'school' }), true],
    ['search, common, with a role', (round) => ({ q: COMMON[round % COMMON.length], role: 'client' })],
    ['search, two letters', (round) => ({ q: ['an', 'ma', 'so', 'el', 'br'][round % 5] })],
    ...PERSON_SORT_COLUMNS.flatMap((sortColumn) =>
      (['asc', 'desc'] as const).flatMap((sort): [string, () => Body, true?][] => [
        [`by ${sortColumn} ${sort}`, () => ({ sortColumn, sort })],
        [`by ${sortColumn} ${sort}, last page`, () => ({ sortColumn, sort }), true],
      ]),
    ),
  ];
}

async function openSchools(home: HomeName, sizes: number[]): Promise<School[]> {
  const schools: School[] = [];
  for (const size of sizes) {
    const begin = performance.now();
    schools.push(await openSchool(home, { people: size }));
    console.log(`${size.toLocaleString('en')} people made in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  }
  return schools;
}

const NAMES = cases(1_000).map(([name]) => name);

async function measureCase(schools: School[], sizes: number[], at: number): Promise<Measured[]> {
  const asks = [];
  for (const [i, school] of schools.entries()) {
    const [, body, last] = cases(sizes[i] ?? 0)[at] ?? [];
    if (!body) continue;
    const page = last ? { page: await lastPage(school, body(0)) } : {};
    asks.push((round: number) => list(school, { ...body(round), ...page }));
  }
  return measure(asks);
}

export async function benchPeople(note: Note, homes: HomeName[], sizes: number[], only: string) {
  for (const home of homes) {
    console.log(`\n## getAllUsers, ${HOMES[home]}\n`);
    const schools = await openSchools(home, sizes);
    try {
      for (const [i, name] of NAMES.entries()) {
        if (!name.includes(only)) continue;
        const measured = await measureCase(schools, sizes, i);
        for (const [at, figures] of grown(measured, 'median').entries()) {
          note({ what: `users: ${name}`, home, size: sizes[at] ?? 0, figures });
        }
      }
    } finally {
      for (const school of schools) await school.close();
    }
  }
}
