import { ActionIcon } from '@mantine/core';
import {
  IconAdjustments,
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconEraser,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import type { Column } from '../data/columns.ts';
import { clearBoard, deleteBoard } from '../data/deeds.ts';
import classes from './Board.module.css';
import { ColumnRename } from './ColumnRename.tsx';
import { useDoings } from './doings.ts';
import { Glyph } from './Glyph.tsx';

const SIGN = { size: 16, stroke: 1.75, 'aria-hidden': true };

interface Props {
  column: Column;
  isFirst: boolean;
  isLast: boolean;
  filtered: boolean;
}

function ColumnMenu({ column, isFirst, isLast, onRename }: Omit<Props, 'filtered'> & { onRename: () => void }) {
  const { t } = useTranslation('kanban');
  const { moveColumn, setUp } = useDoings();
  const { board } = column;
  return (
    <Menu width={220} position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('column.menu', { name: board.title })}>
          <IconDots {...SIGN} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...SIGN} />} onClick={onRename}>
          {t('column.renameVerb')}
        </Menu.Item>
        <Menu.Item leftSection={<IconAdjustments {...SIGN} />} onClick={() => setUp(column)}>
          {t('column.setUp')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconArrowLeft {...SIGN} className={classes.mirrored} />}
          disabled={isFirst}
          onClick={() => moveColumn(board.id, -1)}
        >
          {t('column.back')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight {...SIGN} className={classes.mirrored} />}
          disabled={isLast}
          onClick={() => moveColumn(board.id, 1)}
        >
          {t('column.on')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconEraser {...SIGN} />}
          disabled={board.total === 0}
          onClick={() => void clearBoard(board)}
        >
          {t('clear.verb')}
        </Menu.Item>
        <Menu.Item
          color="var(--lms-danger-text)"
          leftSection={<IconTrash {...SIGN} />}
          onClick={() => void deleteBoard(board)}
        >
          {t('delete.verb')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Sign, title, count and what can be done with a board. It is dragged by its head. */
export function ColumnHead({ column, isFirst, isLast, filtered }: Props) {
  const { t } = useTranslation('kanban');
  const { mayManage, addTo, pressHead, moveColumn } = useDoings();
  const [isRenamed, setRenamed] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const { board, count } = column;
  const limit = filtered ? null : board.wipLimit;
  const isOver = limit !== null && count > limit;

  function close() {
    setRenamed(false);
    // Whoever went on to something else meanwhile stays there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) name.current?.focus({ preventScroll: true });
    });
  }

  return (
    <div
      className={classes.head}
      data-movable={mayManage || undefined}
      onPointerDown={mayManage && !isRenamed ? (event) => pressHead(event, board.id) : undefined}
    >
      <Glyph glyph={board.glyph} colour={board.colour} />
      {isRenamed && <ColumnRename board={board} onClose={close} />}
      {!isRenamed && (
        <h2 className={classes.name} dir="auto">
          {mayManage ? (
            <button
              ref={name}
              type="button"
              className={classes.nameButton}
              title={t('column.renameVerb')}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              onClick={() => setRenamed(true)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
                event.preventDefault();
                const isOn = (event.key === 'ArrowRight') !== (document.documentElement.dir === 'rtl');
                moveColumn(board.id, isOn ? 1 : -1);
              }}
            >
              {board.title}
            </button>
          ) : (
            board.title
          )}
        </h2>
      )}
      <span
        className={classes.count}
        data-over={isOver || undefined}
        title={isOver ? t('column.overLimit', { limit: formatNumber(limit) }) : undefined}
      >
        <bdi dir="ltr">{limit === null ? formatNumber(count) : `${formatNumber(count)} / ${formatNumber(limit)}`}</bdi>
      </span>
      {mayManage && (
        <span className={classes.tools} data-no-drag>
          <Tooltip label={t('add.label', { name: board.title })}>
            <ActionIcon size={28} aria-label={t('column.add', { name: board.title })} onClick={() => addTo(board.id)}>
              <IconPlus {...SIGN} />
            </ActionIcon>
          </Tooltip>
          <ColumnMenu column={column} isFirst={isFirst} isLast={isLast} onRename={() => setRenamed(true)} />
        </span>
      )}
    </div>
  );
}
