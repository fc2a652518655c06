import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './fields.module.css';
import type { RowProps } from './useRows.ts';

interface Props extends RowProps {
  /** Names the row for readers: "Answer 2". */
  name: string;
  right?: boolean;
  /** What marks it as right, before the words. */
  mark?: ReactNode;
  /** Stands after the words. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One row of a list of answers: taken by its grip, removed by its bin. */
export function RowCard(props: Props) {
  const { row, index, tools, handle, isDragged, isOnly, problem, name, right = false, mark, aside, children } = props;
  const { t } = useTranslation('questioneditor');
  return (
    <li
      className={classes.row}
      data-right={right || undefined}
      data-error={problem ? true : undefined}
      data-dragged={isDragged || undefined}
    >
      <span className={classes.grip} {...handle(index)} title={t('rows.drag')} aria-hidden>
        <IconGripVertical size={16} stroke={1.75} />
      </span>
      {mark && <span className={classes.rowMark}>{mark}</span>}
      <div className={classes.rowBody}>
        {children}
        {problem && (
          <div className={classes.rowProblem}>
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
      {aside}
      <Tooltip label={t('rows.remove', { name })}>
        <ActionIcon
          size={28}
          className={classes.bin}
          aria-label={t('rows.remove', { name })}
          disabled={isOnly}
          onClick={() => tools.remove(row.key)}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
