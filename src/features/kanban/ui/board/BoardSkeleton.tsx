import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';
import classes from './Board.module.css';

const COLUMNS = { a: ['a', 'b', 'c', 'd'], b: ['a', 'b', 'c'], c: ['a', 'b', 'c'], d: ['a', 'b'] };

/** Columns and cards in the shape of what comes. */
export function BoardSkeleton() {
  const { t } = useTranslation('kit');
  const isSlow = useSlow(true);
  return (
    <div className={classes.board} role="status" aria-label={t('states.loading')}>
      {isSlow &&
        Object.entries(COLUMNS).map(([column, cards]) => (
          <div className={classes.column} key={column}>
            <div className={classes.head}>
              <Bone width={96} />
            </div>
            <div className={classes.bones}>
              {cards.map((card) => (
                <div className={classes.bone} key={card}>
                  <Bone width={64} />
                  <Bone width="85%" />
                  <Bone width="40%" />
                </div>
              ))}
            </div>
          </div>
        ))}
    </div>
  );
}
