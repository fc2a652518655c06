import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '#web/queryClient.ts';

const going = new Set<QueryKey>();

/** For `enabled` of a page's own queries: what is being deleted is not asked for, there would be none. */
export const isStaying = ({ queryKey }: { queryKey: QueryKey }) =>
  ![...going].some((gone) => gone.every((part, at) => part === queryKey[at]));

/**
 * Deletes what this page is about, and leaves it. The live stream tells of it before the answer is here: until the page
 * is left nothing asks for what lies under this key again.
 */
export async function deleteHere(queryKey: QueryKey, work: () => Promise<unknown>, leave: () => Promise<unknown>) {
  going.add(queryKey);
  try {
    await work();
    await leave();
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    going.delete(queryKey);
  } catch (error) {
    going.delete(queryKey);
    // The answer may be lost and the deed done.
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
