import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface Props {
  title: ReactNode;
  /** One line that says what the page is for. */
  help?: ReactNode;
  breadcrumb?: ReactNode;
  /** At the end: at most one primary button. */
  actions?: ReactNode;
  /** They are a list's as a whole: on a phone it has them beside its filters (`tools`). */
  isOfList?: boolean;
  /** 2: the head of a part of a page, whose own title stands above. */
  level?: 1 | 2;
}

export function PageHeader({ title, help, breadcrumb, actions, isOfList, level = 1 }: Props) {
  const Title = `h${level}` as const;
  return (
    <header className={classes.header} data-level={level} data-actions={actions && !isOfList ? true : undefined}>
      <div className={classes.words}>
        {breadcrumb && <div className={classes.breadcrumb}>{breadcrumb}</div>}
        <Title className={classes.title}>{title}</Title>
        {help && <p className={classes.help}>{help}</p>}
      </div>
      {actions && (
        <div className={classes.actions} data-list={isOfList}>
          {actions}
        </div>
      )}
    </header>
  );
}
