import { ActionIcon, Button } from '@mantine/core';
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './FormRows.module.css';
import { FieldError } from './form.tsx';
import { Tooltip } from './Tooltip.tsx';
import type { FormRowsOf } from './useFormRows.ts';

interface ListProps<Row> {
  /** What `useFormRows` made. */
  of: FormRowsOf<Row>;
  label: string;
  /** On the button that adds one more. */
  add: string;
  hint?: ReactNode;
  /** The names of the columns, where there is room for columns. */
  head?: ReactNode;
  /** One field a row, and rows within it at most: it stays on one line however narrow it gets. */
  isLean?: boolean;
  children: (row: Row & { key: string }, place: number) => ReactNode;
}

/** Rows of a form under each other; each is a `FormRow` with the row's own key. */
export function FormRows<Row>({ of: rows, label, add, hint, head, isLean = false, children }: ListProps<Row>) {
  return (
    <fieldset className={classes.group} aria-label={label}>
      <div className={classes.rows} data-lean={isLean || undefined}>
        {head && (
          <div className={classes.head} aria-hidden>
            {head}
          </div>
        )}
        <ol className={classes.list} data-order ref={rows.list}>
          {rows.rows.map(children)}
        </ol>
        {rows.wrong && (
          // The cursor comes here: no field of theirs is to blame.
          <div className={classes.wrong} role="alert" tabIndex={-1} data-path={rows.path}>
            <FieldError>{rows.wrong}</FieldError>
          </div>
        )}
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          disabled={rows.isFull}
          onClick={() => rows.add()}
        >
          {add}
        </Button>
        {hint && <p className={classes.hint}>{hint}</p>}
        <span className={classes.spoken} role="status">
          {rows.spoken}
        </span>
      </div>
    </fieldset>
  );
}

interface RowProps {
  of: FormRowsOf<object>;
  row: { key: string };
  place: number;
  /** Lays out the fields. */
  className?: string | undefined;
  children: ReactNode;
}

/** One row: taken by its grip, removed by its bin. */
export function FormRow({ of: rows, row, place, className, children }: RowProps) {
  const { t } = useTranslation('kit');
  const name = rows.name(place);
  return (
    <li className={classes.row} data-row={row.key} data-dragged={rows.isDragged(place) || undefined}>
      <Tooltip label={t('rows.move')}>
        <ActionIcon {...rows.grip(place)} size={28} className={classes.grip} aria-label={t('rows.moveNamed', { name })}>
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <fieldset className={`${classes.fields} ${className ?? ''}`}>
        <legend className={classes.spoken}>{name}</legend>
        {children}
      </fieldset>
      <Tooltip label={t('rows.remove', { name })}>
        <ActionIcon
          size={28}
          className={classes.bin}
          aria-label={t('rows.remove', { name })}
          disabled={rows.rows.length === 1}
          onClick={() => rows.remove(place)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** A field whose column is named above; its own name shows where there is no room for columns. */
export const columnLabel = (label: string) => ({ label, labelProps: { className: classes.label } });
