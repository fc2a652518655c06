import { IconDots, IconDotsVertical } from '@tabler/icons-react';
import { memo, type RefObject, use, useEffect, useRef, useState } from 'react';
import type { Translate } from '#web/i18n/i18n.ts';
import { isJump } from '#web/pageShortcuts.ts';
import { ActionItems } from '../ActionItems.tsx';
import { Menu } from '../Menu.tsx';
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

/** Runs the action whose key was pressed, once however long it is held, unless somebody is writing or on the way to a page. */
export function runShortcut(actions: RowAction[], event: React.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isJump()) return false;
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return false;
  const action = actions.find((one) => one.shortcut?.toLowerCase() === event.key.toLowerCase());
  if (!action || action.refused) return false;
  event.preventDefault();
  action.run();
  return true;
}

interface ItemsProps<Row> {
  row: Row;
  onPhone: boolean;
  /** Told here: their keys are heard by the whole menu. */
  offered: RefObject<RowAction[]>;
}

/** Drawn in the open menu alone. */
function RowItems<Row>({ row, onPhone, offered }: ItemsProps<Row>) {
  const actions = use(RowActionsContext)(row);
  useEffect(() => {
    offered.current = actions;
  }, [actions, offered]);
  return <ActionItems actions={actions} withKeys={!onPhone} />;
}

function MenuOfRow<Row>({ row, name, t, onPhone = false, onOpen, tabIndex }: Props<Row>) {
  const [opened, setOpened] = useState(false);
  const offered = useRef<RowAction[]>([]);
  const Dots = onPhone ? IconDotsVertical : IconDots;
  return (
    <Menu opened={opened} onChange={setOpened} onOpen={() => onOpen(row)} width={226}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={tabIndex}
          className={classes.button}
          data-phone={onPhone || undefined}
          data-ripple
          aria-label={t('table.actionsFor', { name })}
        >
          <Dots size={onPhone ? 20 : 16} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={(event) => {
          event.stopPropagation();
          if (runShortcut(offered.current, event)) setOpened(false);
        }}
      >
        <RowItems row={row} onPhone={onPhone} offered={offered} />
      </Menu.Dropdown>
    </Menu>
  );
}

export const RowMenu = memo(MenuOfRow) as typeof MenuOfRow;
