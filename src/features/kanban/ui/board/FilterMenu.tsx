import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { SkeletonRows } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import type { FilterProps } from './FilterChoices.tsx';
import classes from './Header.module.css';

const FilterChoices = lazyPart(
  () => import('./FilterChoices.tsx'),
  (file) => file.FilterChoices,
);

/** By label, person and due date. Each choice acts at once. */
export function FilterMenu(props: FilterProps) {
  const { t } = useTranslation('kanban');
  const [isOpen, setOpen] = useState(false);
  useSoon(FilterChoices.bring);
  const { labels, people, due } = props.filter;
  const count = (labels?.length ?? 0) + (people?.length ?? 0) + (due?.length ?? 0);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          data-filter
          leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filter.title')}
          {count > 0 && <span className={classes.on}>{formatNumber(count)}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} aria-label={t('filter.title')}>
        <Suspense fallback={<SkeletonRows rows={5} />}>
          <FilterChoices {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
