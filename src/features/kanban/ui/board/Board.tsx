import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardId } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CardMenu, type OpenMenu } from '../card/CardMenu.tsx';
import { HOW_ID } from '../card/CardTile.tsx';
import { useTitleDraft } from '../card/titleDraft.ts';
import type { Column, ShownCard } from '../data/columns.ts';
import { moveOf, placeOf } from '../data/moveOf.ts';
import { moveBoard, moveCard } from '../data/outgoing.ts';
import { type Drop, useIsDragging } from '../drag/drag.ts';
import { focusCard } from '../drag/focusCard.ts';
import { useKeyDrag } from '../drag/useKeyDrag.ts';
import { usePointerDrag } from '../drag/usePointerDrag.ts';
import { AddBoard } from './AddBoard.tsx';
import classes from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardSettings } from './BoardSettings.tsx';
import { type Doings, DoingsContext } from './doings.ts';
import { Ghost } from './Ghost.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { moveTo, useColumnDrag } from './useColumnDrag.ts';
import { useRestLater } from './useRestLater.ts';

interface Props {
  columns: Column[];
  filtered: boolean;
  mayManage: boolean;
  isPhone: boolean;
  adding: BoardId | undefined;
  setAdding: (board: BoardId | undefined) => void;
  open: (id: number) => void;
}

/** On a phone one column fills the screen: this says which, and goes to another. */
function ColumnPicker({ columns, board }: { columns: Column[]; board: HTMLElement | null }) {
  const { t } = useTranslation('kanban');
  const [at, setAt] = useState(columns[0]?.board.id);
  useEffect(() => {
    if (!board) return;
    const look = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((one) => one.isIntersecting)?.target.getAttribute('data-board');
        const column = columns.find((one) => String(one.board.id) === seen);
        if (column) setAt(column.board.id);
      },
      { root: board, threshold: 0.6 },
    );
    for (const one of board.querySelectorAll('[data-board]')) look.observe(one);
    return () => look.disconnect();
  }, [board, columns]);
  return (
    <NativeSelect
      className={classes.picker}
      aria-label={t('column.choose')}
      data={columns.map(({ board: one, count }) => ({ value: String(one.id), label: `${one.title} (${count})` }))}
      value={String(at)}
      onChange={(event) =>
        board
          ?.querySelector(`[data-board="${CSS.escape(event.currentTarget.value)}"]`)
          ?.scrollIntoView({ inline: 'center', block: 'nearest' })
      }
    />
  );
}

/** The columns, and everything that can be done on them. */
export function Board({ columns: given, filtered, mayManage, isPhone, adding, setAdding, open }: Props) {
  const { t } = useTranslation('kanban');
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const [settings, setSettings] = useState<Column>();
  const [spoken, speak] = useState('');
  const isDragging = useIsDragging();
  const hasRest = useRestLater();
  const { shown, lifted, pressHead } = useColumnDrag(given);
  const columns = shown ?? given;
  const { edited, setEdited, draft: titleDraft } = useTitleDraft(columns);
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  });

  const put = useCallback((drop: Drop) => {
    const move = moveOf(latest.current, drop);
    if (move) moveCard(move);
  }, []);

  const pressDown = usePointerDrag({ board: () => board, ghost: () => ghost.current, onDrop: put });
  const keys = useKeyDrag({ columns, onDrop: put, speak });

  const moveColumn = useCallback(
    (id: BoardId, by: -1 | 1) => {
      const now = latest.current;
      const at = now.findIndex((one) => one.board.id === id) + by;
      if (at < 0 || at >= now.length) return;
      moveBoard(moveTo(now, id, at));
      const name = now.find((one) => one.board.id === id)?.board.title ?? '';
      speak(t('spoken.column', { name, place: at + 1, total: now.length }));
    },
    [t],
  );

  const doings = useMemo(
    (): Doings => ({
      mayManage,
      open,
      openMenu: (card, anchor, isMove = false) => setMenu({ card, anchor, isMove }),
      pressDown,
      pressKey: keys.press,
      leave: keys.cancel,
      editTitle: setEdited,
      titleDraft,
      addTo: setAdding,
      pressHead,
      moveColumn,
      setUp: setSettings,
    }),
    [mayManage, open, pressDown, keys.press, keys.cancel, setEdited, titleDraft, setAdding, pressHead, moveColumn],
  );
  useBoardKeys(columns, doings);

  function moveByMenu(card: ShownCard, to: BoardId, at: number) {
    put({ card, to, at });
    focusCard(card.id);
    speak(t('spoken.dropped', placeOf(columns, { card, to, at })));
  }

  return (
    <DoingsContext value={doings}>
      {isPhone && columns.length > 0 && <ColumnPicker columns={columns} board={board} />}
      <div className={classes.board} ref={setBoard} data-dragging={isDragging || undefined}>
        {columns.map((column, at) => (
          <BoardColumn
            key={column.board.id}
            column={column}
            at={at}
            isLast={at === columns.length - 1}
            isLifted={lifted === column.board.id}
            isAdding={adding === column.board.id}
            edited={column.cards.some((one) => one.id === edited) ? edited : undefined}
            filtered={filtered}
            hasRest={hasRest}
          />
        ))}
        {mayManage && <AddBoard />}
      </div>
      <Ghost columns={columns} ghost={ghost} />
      {menu && (
        <CardMenu
          key={menu.card.id}
          menu={menu}
          columns={columns}
          onClose={() => setMenu(undefined)}
          onOpen={open}
          onEdit={setEdited}
          onMove={moveByMenu}
        />
      )}
      <BoardSettings column={settings} mayManage={mayManage} onClose={() => setSettings(undefined)} />
      <VisuallyHidden id={HOW_ID}>{t('spoken.how')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {spoken}
      </VisuallyHidden>
    </DoingsContext>
  );
}
