import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone } from '#web/kit/states.tsx';
import classes from './Calendar.module.css';
import type { View } from './views.ts';

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];

/** The lines of the view before it is there. */
export function GridSkeleton({ view }: { view: View }) {
  const { t } = useTranslation('calendar');
  const columns = view === 'month' || view === 'week' ? COLUMNS : [0];
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      <div className={classes.skeletonHead} />
      {ROWS.map((row) => (
        <div key={row} className={classes.skeletonRow}>
          {columns.map((column) => (
            <div key={column} className={classes.skeletonCell}>
              <Bone width={20} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
