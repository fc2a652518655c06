import { type Icon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './editor.module.css';

interface Props {
  tone?: 'info' | 'warning';
  children: ReactNode;
  actions?: ReactNode;
}

/** A line above the form: what happened and what can be done. */
export function Notice({ tone = 'info', children, actions }: Props) {
  const Glyph: Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      <Glyph className={classes.sign} data-tone={tone} size={18} stroke={1.75} aria-hidden />
      <div className={classes.noticeWords}>{children}</div>
      {actions && <div className={classes.noticeActions}>{actions}</div>}
    </div>
  );
}
