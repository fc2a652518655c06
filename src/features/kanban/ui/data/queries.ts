import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Card, WholeBoard } from '#features/kanban/contract.ts';
import type { BoardQuery } from '#features/kanban/listContract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { undisturbed } from './edits.ts';

/** Which cards: the part of the page's address that the server is asked with. */
export type Filter = Pick<BoardQuery, 'q' | 'labels' | 'people' | 'due'>;
export const NO_FILTER: Filter = { q: '' };
export const isFiltered = ({ q, labels, people, due }: Filter) => Boolean(q || labels || people || due);

const several = (values: readonly (string | number)[] | undefined) => values?.join(',');

const askBoard = ({ q, labels, people, due }: Filter, ids?: number[]): Promise<WholeBoard> =>
  ask(
    api.apps.kanban.board.$get({
      query: { q, labels: several(labels), people: several(people), due: several(due), ids: several(ids) },
    }),
  );

export const boardQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['kanban', 'board', filter],
    queryFn: () => undisturbed(() => askBoard(filter)),
    placeholderData: keepPreviousData,
  });

/** Some cards alone, as far as the filter lets them through. */
export const askCards = (filter: Filter, ids: number[]) => undisturbed(() => askBoard(filter, ids));

export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: ['kanban', 'card', id],
    queryFn: async (): Promise<Card> => (await ask(api.apps.kanban.tasks[':id'].$get({ param: { id } }))).task,
  });

/** Of a card that somebody deleted, or that never was. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

export const labelsQuery = queryOptions({
  queryKey: ['kanban', 'labels'],
  queryFn: async () => (await ask(api.apps.kanban.labels.$get())).labels,
});
