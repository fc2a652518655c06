import { CloseButton, Portal, UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import { Menu } from '../Menu.tsx';
import { useOnRoot } from '../useOnRoot.ts';
import classes from './BulkBar.module.css';
import type { BulkAction, Selection } from './types.ts';

export interface BulkBarBoxProps<Row extends object> {
  selection: Selection<Row>;
  actions: BulkAction<Row>[];
  total: number;
  about?: boolean | undefined;
  /** The bar is centred on this. */
  over: RefObject<HTMLElement | null>;
  onSelectAll: () => void;
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

type Act<Row> = (run: BulkAction<Row>['run']) => void;

function BulkButton<Row>({ action, onAct }: { action: BulkAction<Row>; onAct: Act<Row> }) {
  const button = (
    <UnstyledButton
      className={classes.action}
      data-danger={action.danger || undefined}
      onClick={action.choices ? undefined : () => onAct(action.run)}
    >
      <action.icon size={16} stroke={1.75} aria-hidden />
      {action.label}
    </UnstyledButton>
  );
  if (!action.choices) return button;
  return (
    <Menu position="top" width={180}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {action.choices.map((choice) => (
          <Menu.Item key={choice.id} onClick={() => onAct(choice.run)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Stands above the page as long as something is ticked. */
export function BulkBarBox<Row extends object>(props: BulkBarBoxProps<Row>) {
  const { selection, actions, total, about, onSelectAll, over } = props;
  const { t } = useTranslation('kit');
  const middle = useMiddle(over);
  useOnRoot('data-bulk-bar');
  const { clear } = selection;
  const isActing = useRef(false);
  // A second press would do all of it again. The focus stays where it is: nothing is disabled.
  const act: Act<Row> = async (run) => {
    if (isActing.current) return;
    isActing.current = true;
    try {
      await run?.(selection);
    } finally {
      isActing.current = false;
    }
  };
  const all = about ? t('table.about', { things: formatNumber(total) }) : formatNumber(total);

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
          {t('table.selected', {
            count: selection.count,
            number: selection.all ? all : formatNumber(selection.count),
          })}
        </span>
        {!selection.all && selection.count < total && (
          <UnstyledButton className={classes.all} onClick={onSelectAll}>
            {t('table.selectAllMatching', { number: all })}
          </UnstyledButton>
        )}
        <span className={classes.line} aria-hidden />
        {actions.map((action) => (
          <BulkButton key={action.id} action={action} onAct={act} />
        ))}
        <span className={classes.line} aria-hidden />
        <CloseButton className={classes.close} aria-label={t('table.clearSelection')} onClick={clear} iconSize={16} />
      </section>
    </Portal>
  );
}
