import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '#web/queryClient.ts';

const going = new Set<QueryKey>();

/** For `enabled` of a page's own queries: what is being deleted is not asked for, there would be none. */
export const isStaying = ({ queryKey }: { queryKey: QueryKey }) =>
  ![...going].some((gone) => gone.every((part, at) => part === queryKey[at]));

/** What was pressed is gone with its page: one goes on from the heading of the next. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

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
    focusHeading();
    going.delete(queryKey);
  } catch (error) {
    going.delete(queryKey);
    // The answer may be lost and the deed done.
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
