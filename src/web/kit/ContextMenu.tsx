import { Menu } from '@mantine/core';
import { cloneElement, type KeyboardEvent, type ReactElement, useState } from 'react';
import { ActionItems } from './ActionItems.tsx';
import type { RowAction } from './DataTable/types.ts';
import { holdMenu } from './floating/parts.ts';
import { skipDisabled } from './floating/skipDisabled.ts';

// It listens for a right click from the start: its menu comes with it.
holdMenu(Menu);

interface Held {
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Props {
  /** "Actions for Daniel Osei" */
  label: string;
  actions: RowAction[];
  /** One element: a right click, a long press, Shift F10 or the menu key on it opens the menu. */
  children: ReactElement<Held>;
}

/** As a right click on it, in its upper start corner. */
function openAt(element: HTMLElement) {
  const { left, right, top, height } = element.getBoundingClientRect();
  const isMirrored = document.documentElement.dir === 'rtl';
  const place = { clientX: isMirrored ? right - 16 : left + 16, clientY: top + Math.min(height, 32) };
  element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }));
}

/** What can be done with a thing, where the pointer is. A quick way only: a visible one stands beside it. */
export function ContextMenu({ label, actions, children }: Props) {
  const [opened, setOpened] = useState(false);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    children.props.onKeyDown?.(event);
    const isAsked = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (!isAsked || event.defaultPrevented) return;
    event.preventDefault();
    openAt(event.target instanceof HTMLElement ? event.target : event.currentTarget);
  }
  return (
    <Menu width={226} position="bottom-start" opened={opened} onChange={setOpened} withinPortal>
      <Menu.ContextMenu>{cloneElement(children, { onKeyDown })}</Menu.ContextMenu>
      {/* The key lets the browser ask once more, now over our menu. */}
      <Menu.Dropdown ref={skipDisabled} aria-label={label} onContextMenu={(event) => event.preventDefault()}>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}
