import type { CategoryRow } from '#features/questions/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { isOnTheWay } from '#web/kit/useTryAgain.ts';
import { queryClient } from '#web/queryClient.ts';
import { categoriesQuery } from '../queries.ts';
import { newAmong } from './tree.ts';

type Asked = Pick<CategoryRow, 'name' | 'parentId'>;

/** One that no answer came for, and the categories that were known before it. */
let lost: (Asked & { before: CategoryRow[] }) | undefined;

/** The one that is in the way of a second try because the first had made it. */
async function madeBefore() {
  return lost && newAmong(await queryClient.fetchQuery({ ...categoriesQuery, staleTime: 0 }), lost);
}

/** Asked for again after its answer was lost, it is the category that was made then. */
export async function makeCategory(name: string, parentId: number | null): Promise<CategoryRow> {
  if (lost?.name !== name || lost.parentId !== parentId) lost = undefined;
  const before = lost?.before ?? queryClient.getQueryData(categoriesQuery.queryKey);
  try {
    const { category } = await ask(api.api.questions.categories.$post({ json: { name, parentId } }));
    lost = undefined;
    return category;
  } catch (error) {
    const made = error instanceof ApiError && error.status === 409 && (await madeBefore());
    lost = isOnTheWay(error) && before ? { name, parentId, before } : undefined;
    if (made) return made;
    throw error;
  }
}
