import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionCard } from '#web/kit/ActionCard.tsx';

export function Collapse() {
  const { t } = useTranslation('card-action');
  return (
    <ActionCard title={t('collapse.head')} canCollapse>
      {t('collapse.text')}
    </ActionCard>
  );
}
