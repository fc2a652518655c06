import { findBranch } from '../categories/tree.ts';
import { useCategories } from '../categories/useCategories.ts';

/** The names from the root down to a category. */
export function useCategoryPath() {
  const { tree } = useCategories();
  return (id: number | null) => findBranch(tree, id)?.path ?? [];
}
