import { type ReactNode, useEffect, useRef } from 'react';
import type { SideDrawerBoxProps } from './DrawerBoxes.tsx';
import { drawerFile } from './drawerFile.ts';
import { useFirst } from './floating/asked.ts';
import { useLazyFile } from './lazyFile.ts';
import classes from './SideDrawer.module.css';
import { useOpenerFocus } from './useOpenerFocus.ts';

/** The ways to the rows before and after; undefined where there is none. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

export interface SideDrawerProps {
  opened: boolean;
  title: ReactNode;
  /** Beside the title: an id, a status. */
  aside?: ReactNode;
  onClose: () => void;
  /** 420 for one or two fields. */
  size?: 420 | 560;
  /** Left out: no arrows at all. */
  neighbours?: Neighbours | undefined;
  children: ReactNode;
}

function Box(props: SideDrawerBoxProps) {
  const file = useLazyFile(drawerFile);
  return file && <file.SideDrawerBox {...props} />;
}

/** To create, change or look closer beside the list. Escape closes it; its content brings its own foot. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, size = 560 } = props;
  const first = useFirst(opened);
  const content = useRef<HTMLDivElement>(null);

  useOpenerFocus(opened, content);

  // What is told meanwhile stands beside it, not on its first field.
  useEffect(() => {
    if (!opened) return;
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--lms-drawer');
    style.setProperty('--lms-drawer', `${size}px`);
    return () => style.setProperty('--lms-drawer', before);
  }, [opened, size]);

  return first !== 'closed' && <Box {...props} first={first} content={content} />;
}

/** Keeps the buttons in sight at the drawer's foot. */
export function DrawerFoot({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      {start && <span className={classes.footStart}>{start}</span>}
      {children}
    </div>
  );
}
