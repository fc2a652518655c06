import { type Icon, IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const GLYPHS: Record<NoticeTone, Icon> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
};

interface Props {
  tone?: NoticeTone;
  children: ReactNode;
  actions?: ReactNode;
}

/** A line above a form or a sheet: what happened and what can be done. */
export function Notice({ tone = 'info', children, actions }: Props) {
  const Glyph = GLYPHS[tone];
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <div className={classes.said}>
        <Glyph className={classes.sign} size={18} stroke={1.75} aria-hidden />
        <div className={classes.words}>{children}</div>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
