import type { ReactNode } from 'react';
import { SkeletonRows } from '../states.tsx';
import type { ListParts } from './DesktopTable.tsx';
import classes from './Phone.module.css';
import { PhoneBar } from './PhoneBar.tsx';
import { PhoneFilters } from './PhoneFilters.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { type ActionsOf, RowActionsContext } from './rowActions.ts';
import { useTicked } from './ticks.ts';
import type { ListSearch } from './types.ts';
import { useStable } from './useStable.ts';

const none = () => [];

/** The same list under 768: rows of two lines, filters in a sheet, pages and the main action at the bottom. */
export function PhoneList<Row extends object, S extends ListSearch>(props: ListParts<Row, S> & { tabs: ReactNode }) {
  const { list, rows, search, onSearch, total, loading, instead, rowActions, rowLink, selectable } = props;
  const ticked = useTicked(list.ticks);
  const onMenu = useStable((row: Row) => props.onRowMenu?.(row));
  return (
    <div className={classes.list} data-inline={props.isInline || undefined}>
      {props.tabs}
      <PhoneFilters
        start={props.toolbarStart}
        end={props.tools}
        searchLabel={props.searchLabel}
        search={search}
        onSearch={onSearch}
        filters={props.filters ?? []}
        onClear={props.onClear}
        columns={props.columns}
        total={total}
        counted={props.counted}
      />
      {loading && (
        <div className={classes.waiting}>
          <SkeletonRows rows={Math.min(search.perPage, 10)} />
        </div>
      )}
      {instead}
      {!loading && !instead && (
        <RowActionsContext value={(rowActions ?? none) as ActionsOf}>
          <ul className={classes.rows} aria-label={props.caption} aria-busy={props.refetching}>
            {rows?.map((row) => {
              const id = props.rowId(row);
              return (
                <PhoneRow
                  key={id}
                  row={row}
                  name={props.rowName(row)}
                  columns={props.columns}
                  onTick={selectable ? () => list.toggle(id) : undefined}
                  ticked={ticked.all || ticked.ids.has(id)}
                  ticking={ticked.all || ticked.ids.size > 0}
                  hasMenu={Boolean(rowActions?.(row).length)}
                  onMenu={onMenu}
                  link={rowLink && ((name) => rowLink(row, name))}
                />
              );
            })}
          </ul>
        </RowActionsContext>
      )}
      {(props.phoneAction || (total ?? 0) > 0) && (
        <PhoneBar
          search={search}
          onSearch={onSearch}
          total={total ?? 0}
          about={props.about}
          action={props.phoneAction}
          isInline={props.isInline}
        />
      )}
    </div>
  );
}
