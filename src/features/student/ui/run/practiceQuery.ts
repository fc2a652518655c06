import { queryOptions } from '@tanstack/react-query';
import { readPractice } from '../queries.ts';
import { outboxFor, practiceKey } from './outboxes.ts';

/** A practice as the server knows it, with what was answered here and has not arrived yet. */
export const practiceQuery = (id: number) =>
  queryOptions({
    queryKey: practiceKey(id),
    queryFn: async () => outboxFor(id).over(await readPractice(id)),
    // Another device may be ahead.
    staleTime: 0,
  });
