import { i18n } from '#web/i18n/i18n.ts';
import type { Filter } from '#web/kit/DataTable/types.ts';
import { formatList } from '#web/kit/format.ts';
import { CategoryBoxes } from './CategoryBoxes.tsx';
import { type Branch, flatten, noCategory } from './tree.ts';

const chosen = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);

/** Keeps what is in some categories or anywhere below them, or in none: `?category=0,14`. */
export function categoryFilter<S>(
  id: keyof S & string,
  label: string,
  tree: Branch[],
  total: number | undefined,
): Filter<S> {
  return {
    id,
    label,
    width: 288,
    show: (value) => {
      const ids = chosen(value);
      const names = flatten([noCategory(tree, i18n.t('questions:list.noCategory')), ...tree])
        .filter((branch) => ids.includes(branch.id))
        .map((branch) => branch.name);
      return ids.length > 2 || names.length < ids.length
        ? i18n.t('kit:table.selectedValues', { count: ids.length })
        : formatList(names);
    },
    edit: ({ value, onChange }) => (
      <CategoryBoxes
        label={label}
        tree={tree}
        total={total}
        value={chosen(value)}
        onChange={(ids) => onChange(ids.length > 0 ? ids : undefined)}
      />
    ),
  };
}
