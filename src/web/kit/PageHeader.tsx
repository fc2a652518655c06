import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface Props {
  title: ReactNode;
  /** One line that says what the page is for. */
  help?: ReactNode;
  breadcrumb?: ReactNode;
  /** At the end: at most one primary button. */
  actions?: ReactNode;
}

export function PageHeader({ title, help, breadcrumb, actions }: Props) {
  return (
    <header className={classes.header} data-actions={actions ? true : undefined}>
      <div className={classes.words}>
        {breadcrumb && <div className={classes.breadcrumb}>{breadcrumb}</div>}
        <h1 className={classes.title}>{title}</h1>
        {help && <p className={classes.help}>{help}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
