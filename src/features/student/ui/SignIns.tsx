import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '#web/kit/format.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { sessionsQuery } from './queries.ts';
import classes from './StudentHomePage.module.css';

const SHOWN = 4;

/** Where this account is signed in, so that a stranger would be noticed. */
export function SignIns() {
  const { t } = useTranslation('student');
  const sessions = useQuery(sessionsQuery);
  return (
    <aside className={classes.rail} aria-labelledby="sign-ins-title">
      <div className={classes.railHead}>
        <h2 id="sign-ins-title" className={classes.railTitle}>
          {t('signIns.title')}
        </h2>
        <Link to="/pages/account-settings/devices" className={classes.link}>
          {t('signIns.all')}
        </Link>
      </div>
      {sessions.isPending && <SkeletonRows rows={2} />}
      {sessions.isError && <FailedState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      <ul className={classes.list}>
        {sessions.data?.slice(0, SHOWN).map(({ id, device, address, lastUsedAt, current }) => {
          const Icon = /iOS|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={id} className={classes.device}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <div className={classes.itemWords}>
                <p className={classes.name}>{device}</p>
                <p className={classes.fact}>{address}</p>
              </div>
              <span className={classes.when}>{current ? t('signIns.this') : formatRelative(lastUsedAt)}</span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
