import { type ReactNode, use } from 'react';
import { RowLookContext } from './rowLook.ts';
import classes from './TitleCell.module.css';

interface Props {
  name: ReactNode;
  second?: ReactNode;
  picture?: (size: 32 | 40) => ReactNode;
}

/** The cell that names the row: picture, name, a second line. Compact rows keep the name alone. */
export function TitleCell({ name, second, picture }: Props) {
  const { density, facts, link } = use(RowLookContext);
  const onPhone = density === 'phone';
  const below = onPhone ? facts : second;
  return (
    <span className={classes.title} data-density={density}>
      {density !== 'compact' && picture?.(onPhone ? 40 : 32)}
      <span className={classes.words}>
        <span className={classes.name} dir="auto">
          {link ? link(name) : name}
        </span>
        {density !== 'compact' && below && <span className={classes.below}>{below}</span>}
      </span>
    </span>
  );
}
