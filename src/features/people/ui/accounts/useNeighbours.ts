import { type AccountQuery, accountQuery } from '#contract/accountList.ts';
import { useNeighbours as useListNeighbours } from '#web/kit/useNeighbours.ts';
import { accountList } from './queries.ts';

const anyList = accountQuery.parse({});

export const useNeighbours = (list: AccountQuery | undefined, id: number | undefined) =>
  useListNeighbours(list, id, { ask: accountList, rows: ({ users }) => users, anyList });
