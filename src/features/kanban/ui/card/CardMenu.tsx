import { IconArrowBarToDown, IconArrowBarToUp, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { BoardId } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Glyph } from '../board/Glyph.tsx';
import type { Column, ShownCard } from '../data/columns.ts';
import { deleteCard } from '../data/deeds.ts';
import classes from './CardMenu.module.css';

const SIGN = { size: 16, stroke: 1.75, 'aria-hidden': true };

export interface OpenMenu {
  card: ShownCard;
  anchor: HTMLElement;
  /** The first board has the focus: somebody wants to move it. */
  isMove: boolean;
}

/** After the menu has given it to its first entry. */
const FOCUS_MS = 60;

function takeFocus(item: HTMLButtonElement | null) {
  const timer = setTimeout(() => item?.focus(), FOCUS_MS);
  return () => clearTimeout(timer);
}

interface Props {
  menu: OpenMenu;
  columns: Column[];
  onClose: () => void;
  onOpen: (id: number) => void;
  onEdit: (id: number) => void;
  onMove: (card: ShownCard, to: BoardId, at: number) => void;
}

/** What can be done with a card: one menu for all of them, beside the card it was opened from. */
export function CardMenu({ menu: { card, anchor, isMove }, columns, onClose, onOpen, onEdit, onMove }: Props) {
  const { t } = useTranslation('kanban');
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const own = columns.find((one) => one.board.id === card.boardId);
  // The card's own button says so: the place the menu hangs on is none.
  useEffect(() => {
    const button = anchor.parentElement?.querySelector('button');
    button?.setAttribute('aria-expanded', 'true');
    return () => button?.setAttribute('aria-expanded', 'false');
  }, [anchor]);

  function close() {
    onClose();
    // What was pressed in the menu may have taken the focus somewhere else by then.
    setTimeout(() => {
      if (document.activeElement === document.body) anchor.focus({ preventScroll: true });
    }, 0);
  }

  return (
    <Menu opened onClose={close} width={240} position="bottom-end" trapFocus returnFocus={false} withRoles={false}>
      <Menu.Target>
        <span className={classes.anchor} style={{ left, top, width, height }} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu} aria-label={t('card.menu', { title: card.title })}>
        <Menu.Item leftSection={<IconEye {...SIGN} />} onClick={() => onOpen(card.id)}>
          {t('card.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...SIGN} />} onClick={() => onEdit(card.id)}>
          {t('card.editTitle')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('card.moveTo')}</Menu.Label>
        {columns
          .filter((one) => one !== own)
          .map(({ board, cards }, at) => (
            <Menu.Item
              key={board.id}
              ref={isMove && at === 0 ? takeFocus : undefined}
              leftSection={
                <span className={classes.sign}>
                  <Glyph glyph={board.glyph} colour={board.colour} />
                </span>
              }
              onClick={() => onMove(card, board.id, cards.length)}
            >
              <span dir="auto">{board.title}</span>
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconArrowBarToUp {...SIGN} />} onClick={() => onMove(card, card.boardId, 0)}>
          {t('card.toTop')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowBarToDown {...SIGN} />}
          onClick={() => onMove(card, card.boardId, (own?.cards.length ?? 1) - 1)}
        >
          {t('card.toEnd')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="var(--lms-danger-text)"
          leftSection={<IconTrash {...SIGN} />}
          onClick={() => void deleteCard(card)}
        >
          {t('card.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
