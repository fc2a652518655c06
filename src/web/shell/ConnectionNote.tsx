import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useIsLive } from '#web/live.ts';
import { useStuckCount } from '#web/outbox/outbox.ts';
import classes from './ConnectionNote.module.css';

/** A short gap is nobody's concern. */
const PATIENCE_MS = 3_000;

function useIsGone() {
  const isLive = useIsLive();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (isLive) return setGone(false);
    const timer = setTimeout(() => setGone(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLive]);
  return isGone;
}

/** Said while the connection is lost: what waits is kept, and sent when it is back. */
export function ConnectionNote() {
  const { t } = useTranslation('shell');
  const isGone = useIsGone();
  const stuck = useStuckCount();
  const shows = isGone || stuck > 0;
  return (
    <div role="status">
      {shows && (
        <p className={classes.note}>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {stuck > 0 ? t('connection.waiting', { count: stuck }) : t('connection.lost')}
        </p>
      )}
    </div>
  );
}
