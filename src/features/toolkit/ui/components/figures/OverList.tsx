import { IconBooks, IconCircleCheck, IconClock, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StatCard, StatCards } from '#web/kit/StatCards.tsx';

const FIGURES = [
  { id: 'courses', icon: IconBooks, value: 14 },
  { id: 'people', icon: IconUsers, value: 386 },
  { id: 'done', icon: IconCircleCheck, value: 2_140 },
  { id: 'open', icon: IconClock, value: 97 },
] as const;

export function OverList() {
  const { t } = useTranslation('component-figures');
  return (
    <StatCards label={t('stat.label')} busy={false}>
      {FIGURES.map(({ id, icon, value }) => (
        <StatCard
          key={id}
          icon={icon}
          label={t(`stat.${id}`)}
          value={formatNumber(value)}
          detail={t(`stat.detail.${id}`)}
        />
      ))}
    </StatCards>
  );
}
