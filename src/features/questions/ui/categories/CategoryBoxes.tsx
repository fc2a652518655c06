import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { useTicked } from '#web/kit/useTicked.ts';
import classes from './CategoryBoxes.module.css';
import { type Branch, flatten, noCategory, searchTree } from './tree.ts';

interface Props {
  label: string;
  tree: Branch[];
  /** How many questions there are in all. */
  total: number | undefined;
  value: number[];
  onChange: (ids: number[]) => void;
}

/** Whoever has more than this to choose from types a few letters. */
const MOST_SHOWN = 200;

/** The tree as boxes to tick, narrowed by typing. A ticked category means those below it too. */
export function CategoryBoxes({ label, tree: categories, total, value, onChange }: Props) {
  const { t } = useTranslation('questions');
  const [words, setWords] = useState('');
  const [ticked, tick] = useTicked(value, onChange);
  // First, so that it is found however long the list is.
  const tree = [noCategory(categories, t('list.noCategory'), total), ...categories];
  const isSearched = words.trim() !== '';
  const shown = (isSearched ? searchTree(tree, words) : flatten(tree)).slice(0, MOST_SHOWN);
  const parents = (branch: Branch) => branch.path.slice(0, -1).join(' › ');
  return (
    <div>
      <TextInput
        className={classes.search}
        size="xs"
        data-autofocus
        aria-label={t('categories.find')}
        placeholder={t('categories.find')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
      />
      <fieldset className={classes.boxes} aria-label={label}>
        {shown.map((branch) => (
          <Checkbox
            key={branch.id}
            classNames={{ root: classes.box, body: classes.body, labelWrapper: classes.label }}
            style={{ paddingInlineStart: isSearched ? 0 : (branch.level - 1) * 16 }}
            checked={ticked.includes(branch.id)}
            onChange={(event) =>
              tick(event.currentTarget.checked ? [...ticked, branch.id] : ticked.filter((id) => id !== branch.id))
            }
            label={
              <span className={classes.words}>
                <span className={classes.name}>
                  <bdi>{branch.name}</bdi>
                  {isSearched && branch.level > 1 && <bdi className={classes.parents}>{parents(branch)}</bdi>}
                </span>
                <span className={classes.count}>{formatNumber(branch.total)}</span>
              </span>
            }
          />
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p className={classes.none} role="status">
          {t('categories.noneFound')}
        </p>
      )}
    </div>
  );
}
