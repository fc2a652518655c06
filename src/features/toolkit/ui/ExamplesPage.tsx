import type { ReactNode } from 'react';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import classes from './Examples.module.css';

interface Props {
  title: string;
  /** One line: what these parts are for. */
  help: string;
  actions?: ReactNode;
  /** `Example`s; they stand in two columns where there is room, `isWide` ones across both. */
  children: ReactNode;
}

/** A page of the toolkit: examples that work, each beside the code that makes it. */
export function ExamplesPage({ title, help, actions, children }: Props) {
  return (
    <>
      <PageHeader title={title} help={help} actions={actions} />
      <div className={classes.examples}>{children}</div>
    </>
  );
}
