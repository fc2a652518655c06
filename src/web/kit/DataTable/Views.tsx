import { UnstyledButton } from '@mantine/core';
import { formatNumber } from '../format.ts';
import { openView } from './address.ts';
import type { OnSearch, View } from './types.ts';
import classes from './Views.module.css';

interface Props<S extends object> {
  label: string;
  views: View<S>[];
  active: View<S> | undefined;
  onSearch: OnSearch<S>;
}

/** Saved views of the list, with how many rows each holds. */
export function Views<S extends object>({ label, views, active, onSearch }: Props<S>) {
  return (
    <nav className={classes.views} aria-label={label}>
      {views.map((view) => (
        <UnstyledButton
          key={view.id}
          className={classes.view}
          aria-current={view === active ? 'page' : undefined}
          onClick={() => onSearch(openView(views, view))}
        >
          {view.label}
          {view.count !== undefined && <span className={classes.count}>{formatNumber(view.count)}</span>}
        </UnstyledButton>
      ))}
    </nav>
  );
}
