import { type Icon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface Props {
  tone?: 'info' | 'warning';
  children: ReactNode;
  actions?: ReactNode;
}

/** A line above a form or a sheet: what happened and what can be done. */
export function Notice({ tone = 'info', children, actions }: Props) {
  const Glyph: Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      <Glyph className={classes.sign} size={18} stroke={1.75} aria-hidden />
      <div className={classes.words}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
