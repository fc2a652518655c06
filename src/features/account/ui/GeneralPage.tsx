import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '#web/queryClient.ts';
import { AvatarCard } from './AvatarCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { settingsQuery } from './queries.ts';
import { Settings } from './Settings.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(settingsQuery),
  component: GeneralPage,
});

/** Who one is here: picture, names, email. */
function GeneralPage() {
  return (
    <Settings>
      {(settings) => (
        <>
          <AvatarCard settings={settings} />
          <GeneralForm general={settings.general} />
          <EmailCard settings={settings} />
        </>
      )}
    </Settings>
  );
}
