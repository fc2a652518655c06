import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';
import classes from './Profile.module.css';
import headerClasses from './ProfileHeader.module.css';
import { PostSkeleton } from './post/PostSkeleton.tsx';

function CardSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.card}>
      <Bone width="40%" />
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
        <div key={key} className={classes.boneRow}>
          <Bone width={32} round />
          <Bone width={`${45 + ((row * 17) % 30)}%`} />
        </div>
      ))}
    </div>
  );
}

/** In the shape of what comes: cover, picture, three columns. */
export function ProfileSkeleton() {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div role="status" aria-label={t('states.loading')} style={{ visibility: slow ? undefined : 'hidden' }}>
      <div className={headerClasses.card}>
        <div className={headerClasses.cover} />
        <div className={headerClasses.who}>
          <span className={headerClasses.face}>
            <span className={classes.boneFace} />
          </span>
          <div className={headerClasses.words}>
            <Bone width={180} />
          </div>
        </div>
        <div className={headerClasses.tabs}>
          <span className={headerClasses.tab}>
            <Bone width={220} />
          </span>
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.start}>
          <CardSkeleton rows={3} />
        </div>
        <div className={classes.main}>
          <PostSkeleton />
        </div>
        <div className={classes.end}>
          <CardSkeleton rows={4} />
        </div>
      </div>
    </div>
  );
}
