import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility } from '#web/session.ts';
import classes from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { Card } from './Card.tsx';
import { NoticeItem } from './NoticeItem.tsx';

const SHOWN = 3;

export function NoticesCard({ frame: { twitterFeeds } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const mayManage = useAbility().can('manage', 'System');
  if (twitterFeeds.length === 0 && !mayManage) return null;
  return (
    <Card title={t('notices.title')} more={{ label: t('more'), run: () => go({ open: 'notices' }) }}>
      {twitterFeeds.length === 0 && <p className={classes.quiet}>{t('notices.none')}</p>}
      <ul className={classes.list}>
        {twitterFeeds.slice(0, SHOWN).map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </Card>
  );
}
