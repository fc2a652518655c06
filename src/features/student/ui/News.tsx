import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatRelative } from '#web/kit/format.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { unreadQuery } from './queries.ts';
import classes from './StudentHomePage.module.css';

/** Notifications that were not read yet. */
export function News() {
  const { t } = useTranslation('student');
  const { t: say } = useTranslation('notifications');
  const unread = useQuery(unreadQuery);
  return (
    <section aria-labelledby="news-title">
      <h2 id="news-title" className={classes.sectionTitle}>
        {t('news.title')}
      </h2>
      <div className={classes.card}>
        {unread.isPending && <SkeletonRows rows={2} />}
        {unread.isError && <FailedState error={unread.error} onRetry={() => void unread.refetch()} />}
        {unread.data?.notifications.length === 0 && (
          <EmptyState icon={IconBell} title={t('news.none')} detail={t('news.noneDetail')} />
        )}
        <ul className={classes.list}>
          {unread.data?.notifications.map(({ id, kind, data, link, createdAt }) => {
            const sentence = say(`kinds.${kind}`, data);
            return (
              <li key={id} className={classes.item}>
                <span className={classes.itemWords}>
                  {link ? (
                    <Link to={link} className={classes.itemLink}>
                      {sentence}
                    </Link>
                  ) : (
                    sentence
                  )}
                </span>
                <time className={classes.when} dateTime={createdAt}>
                  {formatRelative(createdAt)}
                </time>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
