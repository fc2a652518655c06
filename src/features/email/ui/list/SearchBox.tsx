import { ActionIcon } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Label } from '#features/email/contract.ts';
import { readMailSearch } from '#features/email/mailSearch.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import type { LookFor } from '../EmailPage.tsx';
import classes from './MailListPane.module.css';

const FilterForm = lazyPart(
  () => import('./FilterForm.tsx'),
  (file) => file.FilterForm,
);

interface Props {
  q: string;
  name: string;
  labels: Label[];
  lookFor: LookFor;
}

export function SearchBox({ q, name, labels, lookFor }: Props) {
  const { t } = useTranslation('email');
  const [opened, setOpened] = useState(false);
  useSoon(FilterForm.bring);
  const isFiltered = q !== '' && readMailSearch(q).text !== q;
  return (
    <>
      <SearchField
        className={classes.search}
        q={q}
        label={t('search', { name })}
        clearLabel={t('filter.clear')}
        onAsk={lookFor}
      />
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} trapFocus shadow="md">
        <Tooltip label={t('filter.title')}>
          <Popover.Target>
            <ActionIcon
              size={36}
              aria-label={t('filter.title')}
              data-active={isFiltered || undefined}
              className={classes.funnel}
              onClick={() => setOpened(!opened)}
            >
              <IconFilter size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        </Tooltip>
        <Popover.Dropdown aria-label={t('filter.title')}>
          <Suspense fallback={<SkeletonRows rows={5} />}>
            <FilterForm
              key={q}
              q={q}
              labels={labels}
              onDone={(words) => {
                setOpened(false);
                lookFor(words);
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
