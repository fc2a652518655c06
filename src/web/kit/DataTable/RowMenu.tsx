import { Menu } from '@mantine/core';
import { IconDots, IconDotsVertical } from '@tabler/icons-react';
import { memo, use, useEffect, useId, useState } from 'react';
import type { Translate } from '#web/i18n/i18n.ts';
import { ActionItems } from '../ActionItems.tsx';
import classes from './RowMenu.module.css';
import { RowActionsContext } from './rowActions.ts';
import type { RowAction } from './types.ts';

interface Props<Row> {
  row: Row;
  /** What the row is called, for the button's name. */
  name: string;
  t: Translate<'kit'>;
  onPhone?: boolean;
  onOpen: (row: Row) => void;
  /** In a grid one cell at a time is reached with Tab. */
  tabIndex?: number | undefined;
}

/** Runs the action whose key was pressed, unless somebody is writing. */
export function runShortcut(actions: RowAction[], event: React.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return false;
  const action = actions.find((one) => one.shortcut?.toLowerCase() === event.key.toLowerCase());
  if (!action || action.refused) return false;
  event.preventDefault();
  action.run();
  return true;
}

interface OpenMenuProps<Row> extends Pick<Props<Row>, 'row' | 'onPhone' | 'onOpen'> {
  opened: boolean;
  onChange: (opened: boolean) => void;
  labelledBy: string;
}

function RowMenuItems<Row>({ row, onPhone, opened, onChange, onOpen, labelledBy }: OpenMenuProps<Row>) {
  const actions = use(RowActionsContext)(row);
  return (
    <Menu opened={opened} onChange={onChange} onOpen={() => onOpen(row)} width={226} withinPortal>
      <Menu.Target>
        <span className={classes.place} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown
        aria-labelledby={labelledBy}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (runShortcut(actions, event)) onChange(false);
        }}
      >
        <ActionItems actions={actions} withKeys={!onPhone} />
      </Menu.Dropdown>
    </Menu>
  );
}

function LazyMenu<Row>({ row, name, t, onPhone = false, onOpen, tabIndex }: Props<Row>) {
  const id = useId();
  const [isMade, setMade] = useState(false);
  const [opened, setOpened] = useState(false);
  const Dots = onPhone ? IconDotsVertical : IconDots;
  // A step after it was made, so that it opens as any other and gives the focus back to the button.
  useEffect(() => {
    if (isMade) setOpened(true);
  }, [isMade]);
  return (
    <span className={classes.menu}>
      <button
        type="button"
        id={id}
        tabIndex={tabIndex}
        className={classes.button}
        data-phone={onPhone || undefined}
        data-ripple
        aria-label={t('table.actionsFor', { name })}
        aria-haspopup="menu"
        aria-expanded={opened}
        // Before the menu hears of a press outside of it: the button itself closes it again.
        onMouseDown={(event) => opened && event.stopPropagation()}
        onTouchStart={(event) => opened && event.stopPropagation()}
        onClick={() => (isMade ? setOpened(!opened) : setMade(true))}
      >
        <Dots size={onPhone ? 20 : 16} stroke={1.75} aria-hidden />
      </button>
      {isMade && (
        <RowMenuItems
          row={row}
          onPhone={onPhone}
          onOpen={onOpen}
          opened={opened}
          onChange={setOpened}
          labelledBy={id}
        />
      )}
    </span>
  );
}

/** The menu itself is made when it is first asked for: a hundred of them would make every page of the list slow. */
export const RowMenu = memo(LazyMenu) as typeof LazyMenu;
