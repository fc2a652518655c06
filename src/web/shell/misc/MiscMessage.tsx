import type { ReactNode } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTitleInstead } from '../usePageTitle.ts';
import classes from './misc.module.css';

interface Props {
  /** Which picture: the same name gives the same one. */
  seed: string;
  title: string;
  detail: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing: a picture, what is the matter, what to do next. */
export function MiscMessage({ seed, title, detail, children }: Props) {
  useTitleInstead(title);
  return (
    <div className={classes.message}>
      <Tiles seed={seed} columns={6} rows={3} className={classes.picture} />
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.detail}>{detail}</div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
