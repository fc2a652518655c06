import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { PAGE_SIZES } from '#contract/list.ts';
import { Marked } from '#web/i18n/Marked.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import { patch } from './address.ts';
import { PageNumbers } from './PageNumbers.tsx';
import classes from './Pager.module.css';
import type { ListSearch, OnSearch } from './types.ts';

export interface PagerProps<S extends ListSearch> {
  search: S;
  onSearch: OnSearch<S>;
  total: number;
  about?: boolean | undefined;
  /** "51 people" */
  counted: (count: number) => string;
}

/** "1–10 of 51 people" */
export function Range<S extends ListSearch>({ search, total, about, counted }: Omit<PagerProps<S>, 'onSearch'>) {
  const { t } = useTranslation('kit');
  const things = about ? t('table.about', { things: counted(total) }) : counted(total);
  const from = (search.page - 1) * search.perPage + 1;
  const to = Math.min(search.page * search.perPage, total);
  if (total === 0 || from > total) return <span className={classes.range}>{things}</span>;
  return (
    <span className={classes.range}>
      <Marked
        text={t('table.range', { from: formatNumber(from), to: formatNumber(to), things })}
        marks={{ b: <b dir="ltr" /> }}
      />
    </span>
  );
}

/** The way to the page before and after; arrows turn round where writing does. */
export function usePages<S extends ListSearch>({ search, onSearch, total }: Omit<PagerProps<S>, 'counted'>) {
  const pages = Math.max(1, Math.ceil(total / search.perPage));
  const go = (page: number) => onSearch(patch({ page }));
  return { pages, go };
}

export function Pager<S extends ListSearch>({ search, onSearch, total, about, counted }: PagerProps<S>) {
  const { t } = useTranslation('kit');
  const { pages, go } = usePages({ search, onSearch, total });
  const { page, perPage } = search;
  const rowsId = useId();
  const sizes = [...new Set<number>([...PAGE_SIZES, perPage])].sort((a, b) => a - b);
  return (
    <div className={classes.pager}>
      <Range search={search} total={total} about={about} counted={counted} />
      {total > PAGE_SIZES[0] && (
        <div className={classes.rows}>
          <label htmlFor={rowsId}>{t('table.rows')}</label>
          <NativeSelect
            id={rowsId}
            size="xs"
            w={60}
            className={classes.size}
            data={sizes.map(String)}
            value={String(perPage)}
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
            rightSectionWidth={26}
            onChange={(event) => onSearch(patch({ perPage: Number(event.currentTarget.value) }))}
          />
        </div>
      )}
      <PageNumbers page={page} pages={pages} onPage={go} />
    </div>
  );
}
