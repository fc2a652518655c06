import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HomeButton } from './HomeButton.tsx';
import { MiscMessage } from './MiscMessage.tsx';
import { MiscPage } from './MiscPage.tsx';

export const Route = createFileRoute('/_plain/misc/maintenance')({
  staticData: { title: 'pages:maintenance' },
  component: MaintenancePage,
});

function MaintenancePage() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage>
      <MiscMessage seed="maintenance" title={t('maintenance.title')} detail={t('maintenance.detail')}>
        <HomeButton />
      </MiscMessage>
    </MiscPage>
  );
}
