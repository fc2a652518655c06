import type { PeopleQuery } from '#features/people/listContract.ts';
import { useNeighbours as useListNeighbours } from '#web/kit/useNeighbours.ts';
import { peopleList } from './queries.ts';

const anyList: PeopleQuery = { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'fullName' };

export const useNeighbours = (list: PeopleQuery | undefined, id: number | undefined) =>
  useListNeighbours(list, id, { ask: peopleList, rows: ({ users }) => users, anyList });
