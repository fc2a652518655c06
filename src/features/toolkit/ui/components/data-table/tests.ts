import type { ListSearch } from '#web/kit/DataTable/types.ts';

export interface TestRow {
  id: number;
  name: string;
  teacher: string;
  status: 'draft' | 'open' | 'closed';
  answers: number;
}

export interface TestSearch extends ListSearch {
  status?: string[] | undefined;
}

export const STATUSES = ['draft', 'open', 'closed'] as const;
export const UNTOUCHED: TestSearch = { q: '', page: 1, perPage: 5, sort: 'asc', sortColumn: 'name' };

const NAMES = [
  'algebra',
  'botany',
  'history',
  'music',
  'physics',
  'grammar',
  'rivers',
  'cells',
  'poems',
  'fractions',
  'colours',
  'maps',
];
const TEACHERS = ['Amara Okafor', 'Daniel Osei', 'Ines Carvalho'];

/** Twelve tests, named by the page's own words. */
export const testsNamed = (nameOf: (id: string) => string): TestRow[] =>
  NAMES.map((name, at) => ({
    id: at + 1,
    name: nameOf(name),
    teacher: TEACHERS[at % TEACHERS.length] ?? '',
    status: STATUSES[at % STATUSES.length] ?? 'draft',
    answers: (at * 37) % 120,
  }));

/** What fits the search and the filters, on all pages. */
export function matching(rows: TestRow[], { q, status }: TestSearch) {
  const words = q.trim().toLowerCase();
  return rows.filter(
    (row) => row.name.toLowerCase().includes(words) && (!status?.length || status.includes(row.status)),
  );
}

/** What a server would do: search, filter and sort, then cut out one page. */
export function pageOf(rows: TestRow[], search: TestSearch) {
  const { sort, sortColumn, page, perPage } = search;
  const found = matching(rows, search).toSorted((a, b) => {
    const order = sortColumn === 'answers' ? a.answers - b.answers : a.name.localeCompare(b.name);
    return sort === 'desc' ? -order : order;
  });
  return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
