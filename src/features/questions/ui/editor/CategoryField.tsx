import { Select } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { fold } from '#contract/fold.ts';
import type { CategoryRow } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';
import { makeCategory } from '../categories/makeCategory.ts';
import { findBranch, flatten } from '../categories/tree.ts';
import { useCategories } from '../categories/useCategories.ts';
import { categoriesQuery } from '../queries.ts';
import classes from './fields.module.css';
import type { Change } from './useDraft.ts';

const NONE = 'none';
const MAKE = 'make';
const MAKE_BELOW = 'make-below';

/** Each word somewhere on the way down: "bio cell" finds Biology › Cells. */
const fits = (path: string, words: string) =>
  fold(words)
    .split(/\s+/)
    .every((word) => fold(path).includes(word));

interface Props {
  categoryId: number | null;
  change: (next: Change) => void;
  wrong: string | undefined;
}

/** Where the question belongs; what is not there yet is made here. */
export const CategoryField = memo(function CategoryField({ categoryId, change, wrong }: Props) {
  const { t } = useTranslation('questioneditor');
  const client = useQueryClient();
  const { tree } = useCategories();
  const [typed, setTyped] = useState('');
  const branches = useMemo(() => flatten(tree), [tree]);
  const known = useMemo(() => new Map(branches.map((branch) => [String(branch.id), branch])), [branches]);
  const current = findBranch(tree, categoryId);
  const shown = current?.name ?? t('category.none');
  const words = typed === shown ? '' : typed.trim();

  const fresh = words
    ? [
        { value: MAKE, label: t('category.make', { name: words }) },
        ...(current
          ? [{ value: MAKE_BELOW, label: t('category.makeBelow', { name: words, parent: current.name }) }]
          : []),
      ]
    : [];

  async function make(parentId: number | null) {
    try {
      const category = await makeCategory(words, parentId);
      client.setQueryData(categoriesQuery.queryKey, (rows: CategoryRow[] | undefined) => [
        ...(rows ?? []).filter((row) => row.id !== category.id),
        category,
      ]);
      change({ categoryId: category.id });
    } catch (error) {
      toast.failed(error);
    }
  }

  return (
    <Select
      label={t('category.label')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      maxDropdownHeight={280}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      error={wrong && <FieldError>{wrong}</FieldError>}
      title={current?.path.join(' › ')}
      data={[
        { value: NONE, label: t('category.none') },
        ...branches.map((branch) => ({ value: String(branch.id), label: branch.name })),
        ...fresh,
      ]}
      filter={({ options }) =>
        options.filter((option) => {
          if (!('value' in option)) return false;
          const path = known.get(option.value)?.path.join(' ') ?? option.label;
          return option.value === MAKE || option.value === MAKE_BELOW || fits(path, words);
        })
      }
      value={categoryId === null ? NONE : String(categoryId)}
      onChange={(value) => {
        if (value === MAKE) void make(null);
        else if (value === MAKE_BELOW) void make(categoryId);
        else change({ categoryId: value === null || value === NONE ? null : Number(value) });
      }}
      renderOption={({ option }) => {
        const branch = known.get(option.value);
        const isFresh = option.value === MAKE || option.value === MAKE_BELOW;
        // Among what was found the way down says which it is; in the whole tree its place does.
        const indent = words ? 0 : ((branch?.level ?? 1) - 1) * 16;
        return (
          <span className={classes.categoryOption} style={{ paddingInlineStart: indent }}>
            {isFresh && <IconPlus size={16} stroke={1.75} aria-hidden />}
            <bdi>{(words ? branch?.path.join(' › ') : branch?.name) ?? option.label}</bdi>
          </span>
        );
      }}
    />
  );
});
