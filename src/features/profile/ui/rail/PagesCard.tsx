import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility } from '#web/session.ts';
import classes from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { Card } from './Card.tsx';
import { PageRow } from './PageRow.tsx';

export function PagesCard({ frame: { suggestedPages } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const mayManage = useAbility().can('manage', 'System');
  if (suggestedPages.length === 0 && !mayManage) return null;
  return (
    <Card title={t('pages.title')} more={{ label: t('more'), run: () => go({ open: 'pages' }) }}>
      {suggestedPages.length === 0 && <p className={classes.quiet}>{t('pages.none')}</p>}
      <ul className={classes.list}>
        {suggestedPages.map((page) => (
          <PageRow key={page.id} page={page} />
        ))}
      </ul>
    </Card>
  );
}
