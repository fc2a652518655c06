import type { ReactNode } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import classes from './Help.module.css';

interface Props {
  title: string;
  help: string;
  label: string;
  clearLabel: string;
  q: string;
  onAsk: (q: string) => void;
  /** At the end of the head: what those who write help can do. */
  actions?: ReactNode;
}

/** The head of a page with help: what it is, and the search in the middle of it. */
export function Hero({ title, help, label, clearLabel, q, onAsk, actions }: Props) {
  return (
    <header className={classes.hero}>
      <div className={classes.heroWords}>
        <div className={classes.heroHead}>
          <h1 className={classes.heroTitle}>{title}</h1>
          <p className={classes.heroHelp}>{help}</p>
          {actions}
        </div>
        <SearchField className={classes.heroSearch} q={q} onAsk={onAsk} label={label} clearLabel={clearLabel} />
      </div>
      <Tiles seed="help" hue="ink" columns={6} rows={3} className={classes.heroPicture} />
    </header>
  );
}
