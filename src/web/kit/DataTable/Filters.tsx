import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Late } from '../Late.tsx';
import { Popover } from '../Popover.tsx';
import { isSet, patch } from './address.ts';
import classes from './Filters.module.css';
import type { Filter, OnSearch } from './types.ts';

interface Props<S extends object> {
  filters: Filter<S>[];
  search: S;
  onSearch: OnSearch<S>;
}

/** One step back undoes a filter however many values were ticked: only the first tick makes a new entry. */
function useEdit<S extends object>(onSearch: OnSearch<S>) {
  const touched = useRef(false);
  return {
    begin: () => {
      touched.current = false;
    },
    change: (id: string, value: unknown) => {
      onSearch(patch({ [id]: value }), { replace: touched.current });
      touched.current = true;
    },
  };
}

function FilterChip<S extends object>({ filter, search, onSearch }: { filter: Filter<S> } & Omit<Props<S>, 'filters'>) {
  const { t } = useTranslation('kit');
  const edit = useEdit(onSearch);
  const value = search[filter.id];
  return (
    <span className={classes.chip}>
      <Popover position="bottom-start" trapFocus returnFocus onOpen={edit.begin} width={filter.width ?? 220}>
        <Popover.Target>
          <UnstyledButton className={classes.chipButton} aria-haspopup="dialog">
            <span className={classes.chipName}>{filter.label}</span> {filter.show(value)}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.editor} aria-label={filter.label}>
          <Late height={140}>{filter.edit({ value, onChange: (next) => edit.change(filter.id, next) })}</Late>
        </Popover.Dropdown>
      </Popover>
      <UnstyledButton
        className={classes.chipRemove}
        aria-label={t('table.removeFilter', { name: filter.label })}
        onClick={() => onSearch(patch({ [filter.id]: undefined }))}
      >
        <IconX size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </span>
  );
}

/** Which filter first, then its values, in the same place. */
function AddFilter<S extends object>({ filters, offered, search, onSearch }: Props<S> & { offered: Filter<S>[] }) {
  const { t } = useTranslation('kit');
  const edit = useEdit(onSearch);
  const [editingId, setEditingId] = useState<string | null>(null);
  // By its id: the page may have made the filter anew meanwhile, with the name of what was just ticked.
  const editing = filters.find((filter) => filter.id === editingId);
  return (
    <Popover
      position="bottom-start"
      trapFocus
      returnFocus
      width={editing?.width ?? 220}
      onClose={() => setEditingId(null)}
    >
      <Popover.Target>
        <UnstyledButton className={classes.add}>
          <IconPlus size={14} stroke={1.75} aria-hidden />
          {t('table.filter')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.editor} aria-label={editing?.label ?? t('table.filter')}>
        {editing ? (
          <>
            <div className={classes.editorTitle}>{editing.label}</div>
            <Late height={140}>
              {editing.edit({ value: search[editing.id], onChange: (next) => edit.change(editing.id, next) })}
            </Late>
          </>
        ) : (
          offered.map((filter) => (
            <UnstyledButton
              key={filter.id}
              className={classes.offer}
              onClick={() => {
                edit.begin();
                setEditingId(filter.id);
              }}
            >
              {filter.label}
            </UnstyledButton>
          ))
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** What the list is narrowed by: a chip for each filter that is set, and a way to add one. */
export function Filters<S extends object>({
  filters,
  search,
  onSearch,
  onClear,
}: Props<S> & { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('kit');
  const set = filters.filter((filter) => isSet(search[filter.id]));
  const offered = filters.filter((filter) => !filter.isOnlyShown);
  const unset = offered.filter((filter) => !isSet(search[filter.id]));
  return (
    <>
      {set.map((filter) => (
        <FilterChip key={filter.id} filter={filter} search={search} onSearch={onSearch} />
      ))}
      {filters.length > 0 && (
        <AddFilter filters={filters} offered={unset.length > 0 ? unset : offered} search={search} onSearch={onSearch} />
      )}
      {onClear && (
        <Button variant="subtle" size="xs" className={classes.clear} onClick={onClear}>
          {t('table.clear')}
        </Button>
      )}
    </>
  );
}
