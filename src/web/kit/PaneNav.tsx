import type { Icon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import type { Hue } from '#contract/hues.ts';
import { formatNumber } from './format.ts';
import { HueSquare } from './Hue.tsx';
import classes from './PaneNav.module.css';

interface GroupProps {
  /** Written above and said; without it only said. */
  title?: string;
  label: string;
  /** Beside the title: a button that adds one. */
  action?: ReactNode;
  children: ReactNode;
}

/** Folders, filters or labels in the side pane of a workbench. */
export function PaneGroup({ title, label, action, children }: GroupProps) {
  return (
    <nav className={classes.group} aria-label={label}>
      {(title || action) && (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {action}
        </div>
      )}
      <ul className={classes.list}>{children}</ul>
    </nav>
  );
}

interface LinkLook extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  icon?: Icon;
  hue?: Hue;
  count?: number | undefined;
  /** The count waits for the person: in the accent. */
  waits?: boolean;
  /** What the count counts, for readers. */
  counts?: string | undefined;
  isOpen: boolean;
  children?: ReactNode;
}

function PaneAnchor({ icon: Glyph, hue, count, waits, counts, isOpen, children, ...anchor }: LinkLook) {
  return (
    <a {...anchor} className={classes.link} data-open={isOpen || undefined} aria-current={isOpen ? 'page' : undefined}>
      {Glyph && <Glyph size={18} stroke={1.75} aria-hidden />}
      {hue && (
        <span className={classes.mark}>
          <HueSquare hue={hue} />
        </span>
      )}
      <span className={classes.name} dir="auto">
        {children}
      </span>
      {count !== undefined && count > 0 && (
        <span className={classes.count} data-waits={waits || undefined} title={counts}>
          {count > 9_999 ? '9999+' : formatNumber(count)}
          {counts && <span className={classes.spoken}> {counts}</span>}
        </span>
      )}
    </a>
  );
}

/** The link itself, inside a `PaneItem`. */
export const PaneLink = createLink(PaneAnchor);

/** One of them, with a menu of its own at the end when it is pointed at or has the focus. */
export function PaneItem({ children, menu }: { children: ReactNode; menu?: ReactNode }) {
  return (
    <li className={classes.item} data-menu={menu ? true : undefined}>
      {children}
      {menu && <span className={classes.menu}>{menu}</span>}
    </li>
  );
}
