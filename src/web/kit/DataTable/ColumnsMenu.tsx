import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3, IconGripVertical } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Popover } from '../Popover.tsx';
import classes from './ColumnsMenu.module.css';
import { arrange, firstLook, isChosen, move } from './look.ts';
import toolbar from './Toolbar.module.css';

interface Choosable {
  id: string;
  header: string;
  fixed?: boolean;
  hiddenAtFirst?: boolean;
}

interface Props {
  columns: Choosable[];
  look: TableLook;
  /** Chosen, but there is no room for them: their ids, with commas. */
  yielded: string;
  onChange: (look: Partial<TableLook>) => void;
}

function Chooser({ columns, look, yielded, onChange }: Props) {
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
    <Popover width={272} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          size="xs"
          className={toolbar.tool}
          leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}
        >
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={t('table.columns')}>
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
      </Popover.Dropdown>
    </Popover>
  );
}

/** Which columns are shown and in which order; the name stays. Moved by drag or by the arrows. */
export const ColumnsMenu = memo(Chooser);
