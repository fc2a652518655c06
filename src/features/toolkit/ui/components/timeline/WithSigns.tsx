import { IconAlertTriangle, IconCheck, IconMail, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Timeline } from '#web/kit/Timeline.tsx';

export function WithSigns() {
  const { t } = useTranslation('component-timeline');
  return (
    <Timeline
      label={t('signs.label')}
      entries={[
        { id: 4, icon: IconCheck, tone: 'success', title: t('signs.accepted'), at: '2026-11-13T09:05:00Z' },
        { id: 3, icon: IconAlertTriangle, tone: 'warning', title: t('signs.late'), at: '2026-11-11T18:30:00Z' },
        {
          id: 2,
          icon: IconMail,
          tone: 'accent',
          title: t('signs.handedIn'),
          by: 'Amara Okafor',
          at: '2026-11-11T18:20:00Z',
        },
        { id: 1, icon: IconPencil, title: t('signs.begun'), by: 'Amara Okafor', at: '2026-11-08T16:00:00Z' },
      ]}
    />
  );
}
