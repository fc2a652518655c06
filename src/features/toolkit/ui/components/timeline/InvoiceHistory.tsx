import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Timeline } from '#web/kit/Timeline.tsx';

export function InvoiceHistory() {
  const { t } = useTranslation('component-timeline');
  return (
    <Timeline
      label={t('history.label')}
      entries={[
        { id: 3, title: t('history.paid'), by: 'Ines Carvalho', at: '2026-11-12T10:42:00Z', tone: 'accent' },
        { id: 2, title: t('history.reminded'), note: t('history.words'), at: '2026-11-10T08:00:00Z' },
        { id: 1, title: t('history.sent'), by: 'Oliver Kent', at: '2026-11-02T14:15:00Z' },
      ]}
    />
  );
}
