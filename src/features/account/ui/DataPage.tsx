import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { download } from '#web/kit/download.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { queryClient } from '#web/queryClient.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { leavingQuery } from './queries.ts';
import classes from './Settings.module.css';

export const Route = createFileRoute('/_frame/pages/account-settings/data')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(leavingQuery),
  component: DataPage,
});

/** To take along, and to take away. */
function DataPage() {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await download((init) => api.api.account.download.$get(undefined, { init }), {
      busy: t('data.packing'),
      name: 'my-data.zip',
    });
    setBusy(false);
  }

  return (
    <div className={classes.stack}>
      <SettingsCard title={t('data.title')} help={t('data.help')}>
        <p className={classes.note}>{t('data.what')}</p>
        <Button
          mt={16}
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => void save()}
        >
          {t('data.download')}
        </Button>
      </SettingsCard>
      <DeleteAccount />
    </div>
  );
}
