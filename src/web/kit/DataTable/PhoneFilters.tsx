import { Button, NativeSelect, UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Drawer } from '../Drawer.tsx';
import { isSet, patch } from './address.ts';
import classes from './Phone.module.css';
import { SearchField } from './SearchField.tsx';
import type { Column, Filter, ListSearch, OnSearch } from './types.ts';

interface Props<Row, S extends ListSearch> {
  start?: ReactNode;
  end?: ReactNode;
  searchLabel: string;
  search: S;
  onSearch: OnSearch<S>;
  filters: Filter<S>[];
  onClear: (() => void) | undefined;
  columns: Column<Row>[];
  total: number | undefined;
  counted: (count: number) => string;
}

/** On a phone search, filters and order are set in a sheet from below; what is set stands beside its button. */
export function PhoneFilters<Row, S extends ListSearch>(props: Props<Row, S>) {
  const { searchLabel, search, onSearch, filters, onClear, columns, total, counted } = props;
  const { t } = useTranslation('kit');
  const [opened, setOpened] = useState(false);
  const shown = filters.filter((filter) => !filter.isOnlyShown || isSet(search[filter.id]));
  const set = filters.filter((filter) => isSet(search[filter.id]));
  const count = set.length + (search.q ? 1 : 0);
  const sortable = columns.filter((column) => column.sortable);

  return (
    <div className={classes.filters}>
      {props.start}
      <UnstyledButton className={classes.chip} onClick={() => setOpened(true)} aria-haspopup="dialog">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        {t('table.filters')}
        {count > 0 && <span className={classes.count}>{count}</span>}
      </UnstyledButton>
      {search.q && (
        <UnstyledButton
          className={classes.chip}
          aria-label={t('table.removeFilter', { name: search.q })}
          onClick={() => onSearch(patch({ q: '' }))}
        >
          {t('table.quoted', { text: search.q })}
          <IconX size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
      {set.map((filter) => (
        <UnstyledButton
          key={filter.id}
          className={classes.chip}
          aria-label={t('table.removeFilterValue', { name: filter.label, value: filter.show(search[filter.id]) })}
          onClick={() => onSearch(patch({ [filter.id]: undefined }))}
        >
          {filter.show(search[filter.id])}
          <IconX size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      ))}
      {props.end && <div className={classes.tools}>{props.end}</div>}

      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        size="auto"
        title={t('table.filters')}
        // The sheet begins at its start, not at a field within that takes the focus where it stands alone.
        closeButtonProps={{ 'aria-label': t('table.close'), size: 44, ...{ 'data-autofocus': true } }}
        classNames={{ content: classes.sheet, header: classes.sheetHead, body: classes.sheetBody }}
      >
        <SearchField size="sm" label={searchLabel} q={search.q} onSearch={(q, how) => onSearch(patch({ q }), how)} />
        {shown.map((filter) => (
          <section key={filter.id}>
            <h3 className={classes.sheetTitle}>{filter.label}</h3>
            <Suspense fallback={<div className={classes.waiting} />}>
              {filter.edit({
                value: search[filter.id],
                onChange: (value) => onSearch(patch({ [filter.id]: value }), { replace: true }),
              })}
            </Suspense>
          </section>
        ))}
        {sortable.length > 0 && (
          <NativeSelect
            label={t('table.sortBy')}
            value={`${search.sortColumn} ${search.sort}`}
            onChange={(event) => {
              const [sortColumn, sort] = event.currentTarget.value.split(' ');
              onSearch(patch({ sortColumn, sort }), { replace: true });
            }}
            data={sortable.flatMap((column) =>
              (['asc', 'desc'] as const).map((sort) => ({
                value: `${column.id} ${sort}`,
                label: t(`table.sorted.${sort}`, { name: column.header }),
              })),
            )}
          />
        )}
        <div className={classes.sheetFoot}>
          <Button variant="default" disabled={!onClear} onClick={onClear}>
            {t('table.clear')}
          </Button>
          <Button onClick={() => setOpened(false)}>
            {total === undefined ? t('table.show') : t('table.showCounted', { things: counted(total) })}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
