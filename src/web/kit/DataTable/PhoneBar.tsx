import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import { useOnRoot } from '../useOnRoot.ts';
import pager from './Pager.module.css';
import { type PagerProps, Range, usePages } from './Pager.tsx';
import classes from './Phone.module.css';
import { pageStep } from './pageStep.ts';
import type { ListSearch } from './types.ts';

/** At the bottom of a phone's list: the way through its pages, and the page's main action. */
export function PhoneBar<S extends ListSearch>({
  search,
  onSearch,
  total,
  about,
  action,
  isInline,
}: Omit<PagerProps<S>, 'counted'> & { action?: ReactNode; isInline?: boolean | undefined }) {
  const { t } = useTranslation('kit');
  const { pages, go } = usePages({ search, onSearch, total });
  useOnRoot('data-phone-bar', !isInline);
  const isMany = pages > 1 || search.page > 1;
  return (
    <div className={classes.bar} data-inline={isInline || undefined}>
      <nav
        // Another one once there are pages: nothing of it has to move.
        key={isMany ? 'many' : 'alone'}
        className={classes.pages}
        data-alone={!isMany || undefined}
        aria-label={t('table.pages')}
      >
        {isMany && (
          <ActionIcon
            className={pager.arrow}
            size={44}
            aria-label={t('table.previousPage')}
            {...pageStep(search.page, -1, pages, go)}
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <Range search={search} total={total} about={about} counted={(count) => formatNumber(count)} />
        {isMany && (
          <ActionIcon
            className={pager.arrow}
            size={44}
            aria-label={t('table.nextPage')}
            {...pageStep(search.page, 1, pages, go)}
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </nav>
      {action}
    </div>
  );
}
