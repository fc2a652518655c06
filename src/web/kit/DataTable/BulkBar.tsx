import { CloseButton, Portal, UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format.ts';
import classes from './BulkBar.module.css';
import type { BulkAction, Selection } from './types.ts';

interface Props<Row> {
  selection: Selection<Row>;
  actions: BulkAction<Row>[];
  total: number;
  onSelectAll: () => void;
  /** The bar is centred on this. */
  over: RefObject<HTMLElement | null>;
}

function useMiddle(over: RefObject<HTMLElement | null>) {
  const [middle, setMiddle] = useState<number>();
  useEffect(() => {
    const element = over.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      setMiddle(box.left + box.width / 2);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [over]);
  return middle;
}

/** Something lies above the page, and Escape is meant for that. */
const isCovered = () =>
  [...document.querySelectorAll('[role="menu"], [role="dialog"], [role="listbox"]')].some((one) =>
    one.checkVisibility(),
  );

/** What can be done with everything that is ticked. Escape lets go of it. */
export function BulkBar<Row>({ selection, actions, total, onSelectAll, over }: Props<Row>) {
  const { t } = useTranslation('kit');
  const middle = useMiddle(over);
  const { clear } = selection;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea');
      if (event.key === 'Escape' && !writing && !isCovered()) clear();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [clear]);

  return (
    <Portal>
      <section className={classes.bar} style={{ left: middle }} aria-label={t('table.bulk')}>
        <span className={classes.count} role="status">
          {t('table.selected', { count: selection.count, number: formatNumber(selection.count) })}
        </span>
        {!selection.all && selection.count < total && (
          <UnstyledButton className={classes.all} onClick={onSelectAll}>
            {t('table.selectAllMatching', { number: formatNumber(total) })}
          </UnstyledButton>
        )}
        <span className={classes.line} aria-hidden />
        {actions.map((action) => (
          <UnstyledButton
            key={action.id}
            className={classes.action}
            data-danger={action.danger || undefined}
            onClick={() => action.run(selection)}
          >
            <action.icon size={16} stroke={1.75} aria-hidden />
            {action.label}
          </UnstyledButton>
        ))}
        <span className={classes.line} aria-hidden />
        <CloseButton className={classes.close} aria-label={t('table.clearSelection')} onClick={clear} iconSize={16} />
      </section>
    </Portal>
  );
}
