import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { MiscMessage } from '#web/shell/misc/MiscMessage.tsx';
import { MiscPage } from '#web/shell/misc/MiscPage.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

export const Route = createFileRoute('/_plain/misc/coming-soon')({
  staticData: { title: 'pages:coming-soon' },
  component: ComingSoonPage,
});

function ComingSoonPage() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage>
      <MiscMessage seed="coming-soon" title={t('comingSoon.title')} detail={t('comingSoon.detail')}>
        <NewsletterForm />
      </MiscMessage>
    </MiscPage>
  );
}
