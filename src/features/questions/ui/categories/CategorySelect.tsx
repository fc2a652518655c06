import { Select, type SelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './CategorySelect.module.css';
import { type Branch, flatten } from './tree.ts';

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  tree: Branch[];
  value: number | null;
  onChange: (id: number | null) => void;
  /** What no category is called here: "No category", "Top level". */
  none: string;
  /** Left out, such as the category that is being moved and those below it. */
  without?: ReadonlySet<number> | undefined;
}

const NONE = 'none';

/** One category out of the tree. Typing looks through whole paths, so "bio cell" way down is found by any of its parents. */
export function CategorySelect({ tree, value, onChange, none, without, ...props }: Props) {
  const { t } = useTranslation('questions');
  const branches = useMemo(() => flatten(tree).filter((branch) => !without?.has(branch.id)), [tree, without]);
  const levels = useMemo(() => new Map(branches.map((branch) => [String(branch.id), branch])), [branches]);
  return (
    <Select
      searchable
      nothingFoundMessage={t('categories.noneFound')}
      maxDropdownHeight={280}
      limit={200}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      {...props}
      data={[
        { value: NONE, label: none },
        ...branches.map((branch) => ({ value: String(branch.id), label: branch.path.join(' › ') })),
      ]}
      value={value === null ? NONE : String(value)}
      onChange={(id) => onChange(id === null || id === NONE ? null : Number(id))}
      renderOption={({ option }) => {
        const branch = levels.get(option.value);
        return (
          <span className={classes.option} style={{ paddingInlineStart: ((branch?.level ?? 1) - 1) * 16 }}>
            <bdi>{branch?.name ?? option.label}</bdi>
          </span>
        );
      }}
    />
  );
}
