import { memo, useEffect } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CardFace } from '../card/CardFace.tsx';
import cardClasses from '../card/CardTile.module.css';
import { CardTile } from '../card/CardTile.tsx';
import type { Column } from '../data/columns.ts';
import { currentDrag } from '../drag/drag.ts';
import classes from './Board.module.css';
import { ColumnHead } from './ColumnHead.tsx';
import { useDoings } from './doings.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { GAP, useLane } from './useLane.ts';

interface Props {
  column: Column;
  /** Among the columns. */
  at: number;
  isLast: boolean;
  isLifted: boolean;
  isAdding: boolean;
  /** The card whose title is being written. */
  edited: number | undefined;
  filtered: boolean;
  /** Cards beyond those in sight are drawn, too. */
  hasRest: boolean;
}

function Gap({ isDone }: { isDone: boolean }) {
  const drag = currentDrag();
  if (!drag) return null;
  return (
    <div className={classes.gap} style={{ height: drag.height }}>
      {drag.by === 'keys' && (
        <div className={`${cardClasses.ghost} ${classes.carried}`}>
          <CardFace card={drag.card} isDone={isDone} />
        </div>
      )}
    </div>
  );
}

/** One board: its head, its cards, and a line to add one. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, at, isLast, isLifted, isAdding, edited, filtered, hasRest } = props;
  const { t } = useTranslation('kanban');
  const { mayManage } = useDoings();
  const { board, cards } = column;
  const lane = useLane(board.id, cards, edited, hasRest);
  const { virtual } = lane;
  const height = virtual.getTotalSize();

  useEffect(() => {
    if (isAdding && cards.length >= 0) lane.scroll.current?.scrollTo({ top: lane.scroll.current.scrollHeight });
  }, [isAdding, cards.length, lane.scroll]);

  return (
    <section
      ref={lane.column}
      className={classes.column}
      aria-label={board.title}
      data-board={board.id}
      data-lifted={isLifted || undefined}
    >
      <ColumnHead column={column} isFirst={at === 0} isLast={isLast} filtered={filtered} />
      <div className={classes.scroll} ref={lane.scroll}>
        <ul
          className={classes.list}
          ref={lane.list}
          style={{ height }}
          aria-label={t('column.cards', { name: board.title })}
        >
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const item = lane.items[index];
            if (item === undefined) return null;
            const style = { transform: `translateY(${start}px)` };
            if (item === GAP) {
              return (
                <li key={GAP} className={classes.place} style={style} aria-hidden>
                  <Gap isDone={board.isDone} />
                </li>
              );
            }
            const isTaken = item.id === lane.taken;
            return (
              <li
                key={isTaken ? item.id : key}
                className={classes.place}
                style={style}
                ref={virtual.measureElement}
                data-index={index}
                data-taken={isTaken || undefined}
              >
                <CardTile card={item} at={cards.indexOf(item)} isDone={board.isDone} isEdited={item.id === edited} />
              </li>
            );
          })}
        </ul>
        {cards.length === 0 && !isAdding && (
          <p className={classes.nothing}>{t(filtered ? 'column.noMatch' : 'column.empty')}</p>
        )}
        {mayManage && <QuickAdd board={board} isOpen={isAdding} />}
      </div>
    </section>
  );
});
