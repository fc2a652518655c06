import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';

export function Plain() {
  const { t } = useTranslation('card-basic');
  return (
    <Card title={t('plain.head')} detail={t('plain.detail')}>
      <p>
        {t('plain.text')} <HrefLink href="/apps/calendar">{t('plain.link')}</HrefLink>
      </p>
    </Card>
  );
}
