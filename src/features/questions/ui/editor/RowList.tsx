import { type ReactNode, useId } from 'react';
import { AddRow } from './AddRow.tsx';
import classes from './fields.module.css';
import { type RowProps, useRowProps } from './useRows.ts';

interface Props {
  title: string;
  help?: string;
  /** On the button that adds one more. */
  add: string;
  /** Where the rows stand in the question, for what is wrong with them as a whole. */
  path: 'content.answers' | 'content.pairs' | 'content.items';
  row: (props: RowProps) => ReactNode;
  /** What else there is to set, below the rows. */
  children?: ReactNode;
}

/** The rows of a question under their title: answers, pairs or items. */
export function RowList({ title, help, add, path, row, children }: Props) {
  const { rows, tools, propsOf } = useRowProps();
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.listHead}>
        <h3 id={heading} className={classes.label}>
          {title}
        </h3>
        {help && <span className={classes.hint}>{help}</span>}
      </div>
      <ol className={classes.rows} data-order>
        {rows.map((one, index) => row(propsOf(one, index)))}
      </ol>
      <AddRow tools={tools} label={add} path={path} />
      {children}
    </section>
  );
}
