import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './ColumnsMenu.module.css';
import { arrange, firstLook, isChosen, move } from './look.ts';

interface Choosable {
  id: string;
  header: string;
  fixed?: boolean;
  hiddenAtFirst?: boolean;
}

export interface ColumnsProps {
  columns: Choosable[];
  look: TableLook;
  /** Chosen, but there is no room for them: their ids, with commas. */
  yielded: string;
  onChange: (look: Partial<TableLook>) => void;
}

export function ColumnsList({ columns, look, yielded, onChange }: ColumnsProps) {
  const { t } = useTranslation('kit');
  const [dragged, setDragged] = useState<string | null>(null);
  const absent = yielded.split(',');
  const arranged = arrange(columns, look.order);
  const movable = arranged.filter((column) => !column.fixed).map((column) => column.id);
  const first = firstLook(columns);
  const changed = isChosen(look, first);

  const place = (id: string, to: number) => onChange({ order: move(movable, id, to) });
  const toggle = (id: string, shown: boolean) =>
    onChange({ hidden: shown ? look.hidden.filter((one) => one !== id) : [...look.hidden, id] });

  return (
    <>
      <ul className={classes.list}>
        {arranged.map((column) => {
          const at = movable.indexOf(column.id);
          return (
            <li
              key={column.id}
              className={classes.column}
              data-dragged={dragged === column.id || undefined}
              draggable={!column.fixed}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(column.id);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (!dragged || column.fixed) return;
                event.preventDefault();
                if (dragged !== column.id) place(dragged, at);
              }}
            >
              <span className={classes.grip} data-hidden={column.fixed || undefined}>
                <IconGripVertical size={14} stroke={1.75} aria-hidden />
              </span>
              <Checkbox
                className={classes.check}
                label={column.header}
                description={absent.includes(column.id) ? t('table.noRoom') : undefined}
                checked={column.fixed || !look.hidden.includes(column.id)}
                disabled={column.fixed}
                onChange={(event) => toggle(column.id, event.currentTarget.checked)}
              />
              {!column.fixed && (
                <>
                  <ActionIcon
                    size={28}
                    disabled={at === 0}
                    aria-label={t('table.moveUp', { name: column.header })}
                    onClick={() => place(column.id, at - 1)}
                  >
                    <IconArrowUp size={14} stroke={1.75} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    disabled={at === movable.length - 1}
                    aria-label={t('table.moveDown', { name: column.header })}
                    onClick={() => place(column.id, at + 1)}
                  >
                    <IconArrowDown size={14} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.foot}>
        <Button
          variant="subtle"
          size="xs"
          disabled={!changed}
          onClick={() => onChange({ hidden: first.hidden, order: [], widths: {} })}
        >
          {t('table.resetColumns')}
        </Button>
      </div>
    </>
  );
}
