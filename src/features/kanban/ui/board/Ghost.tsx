import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '../card/CardFace.tsx';
import cardClasses from '../card/CardTile.module.css';
import type { Column } from '../data/columns.ts';
import { useDrag } from '../drag/drag.ts';
import classes from './Board.module.css';

/** The card under the pointer. It is moved past React: only its place changes. */
export function Ghost({ columns, ghost }: { columns: Column[]; ghost: Ref<HTMLDivElement> }) {
  const drag = useDrag();
  const isShown = drag?.by === 'pointer';
  const isDone = columns.find((one) => one.board.id === drag?.from)?.board.isDone ?? false;
  return createPortal(
    <div ref={ghost} className={classes.ghost} aria-hidden hidden={!isShown}>
      {isShown && (
        <div className={cardClasses.ghost}>
          <CardFace card={drag.card} isDone={isDone} />
        </div>
      )}
    </div>,
    document.body,
  );
}
