import { IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useDoings } from '../board/doings.ts';
import type { ShownCard } from '../data/columns.ts';
import { CardFace } from './CardFace.tsx';
import classes from './CardTile.module.css';
import { TitleEdit } from './TitleEdit.tsx';

/** The sentence that says how a card is moved by keys. */
export const HOW_ID = 'kanban-how';

interface Props {
  card: ShownCard;
  /** Its place in the column. */
  at: number;
  isDone: boolean;
  isEdited: boolean;
}

/** A card on its board: opened by a click, moved by dragging or by keys. */
export const CardTile = memo(function CardTile({ card, at, isDone, isEdited }: Props) {
  const { t } = useTranslation('kanban');
  const { mayManage, open, openMenu, pressDown, pressKey, leave } = useDoings();
  if (isEdited) return <TitleEdit card={card} />;
  return (
    <div className={classes.tile} data-waits={card.waits || undefined}>
      <a
        className={classes.face}
        href={card.waits ? undefined : `?card=${card.id}`}
        draggable={false}
        data-card={card.id}
        aria-describedby={mayManage ? HOW_ID : undefined}
        onPointerDown={mayManage ? (event) => pressDown(event, card, at) : undefined}
        onKeyDown={mayManage ? (event) => pressKey(event, card, at) : undefined}
        onBlur={leave}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          if (!card.waits) open(card.id);
        }}
      >
        <CardFace card={card} isDone={isDone} />
      </a>
      {mayManage && !card.waits && (
        <button
          type="button"
          className={classes.menu}
          aria-label={t('card.menu', { title: card.title })}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={(event) => openMenu(card, event.currentTarget)}
        >
          <IconDots size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
});
