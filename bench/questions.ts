// How long the question bank takes.
import { grown, measure } from './lib/measure.ts';
import type { Note } from './lib/record.ts';
import { HOMES, type HomeName, openSchool } from './lib/school.ts';
import { SUBJECTS, THINGS } from './lib/words.ts';

const QUESTIONS = 100_000;
const PEOPLE = 10_000;

const CASES: [name: string, query: (round: number) => Record<string, string>][] = [
  ['first page', () => ({})],
  ['last page', () => ({ page: String(QUESTIONS / 25) })],
  ['by name', () => ({ sortColumn: 'name', sort: 'asc' })],
  ['by author', () => ({ sortColumn: 'author', sort: 'asc' })],
  ['by facility', () => ({ sortColumn: 'facility', sort: 'desc' })],
  ['by facility, last page', () => ({ sortColumn: 'facility', sort: 'asc', page: String(QUESTIONS / 25) })],
  ['by facility, one kind', () => ({ sortColumn: 'facility', sort: 'desc', kind: 'numerical' })],
  ['by times answered', () => ({ sortColumn: 'answered', sort: 'desc' })],
  ['by discrimination', () => ({ sortColumn: 'discrimination', sort: 'asc' })],
  ['kind', () => ({ kind: 'numerical' })],
  ['status and difficulty', () => ({ status: 'draft', difficulty: 'hard' })],
  ['tag', (round) => ({ tag: SUBJECTS[round % SUBJECTS.length] ?? '' })],
  ['category', (round) => ({ category: String(1 + (round % 20)) })],
  ['search, one question', (round) => ({ q: `case ${1000 + round}` })],
  ['search, a common word', (round) => ({ q: THINGS[round % THINGS.length]?.split(' ').at(-1) ?? '' })],
];

export async function benchQuestions(note: Note, homes: HomeName[]) {
  for (const home of homes) {
    console.log(`\n## Question bank with ${QUESTIONS.toLocaleString('en')} questions, ${HOMES[home]}\n`);
    const school = await openSchool(home, { people: PEOPLE, questions: QUESTIONS });
    try {
      for (const [name, query] of CASES) {
        const address = (round: number) => `/api/questions?${new URLSearchParams({ perPage: '25', ...query(round) })}`;
        const [figures = []] = grown(await measure([(round) => school.ask('GET', address(round))]), 'p95');
        note({ what: name, home, size: QUESTIONS, figures });
      }
    } finally {
      await school.close();
    }
  }
}
