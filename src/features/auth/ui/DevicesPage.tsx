import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { DeviceRow } from './DeviceRow.tsx';
import classes from './DevicesPage.module.css';
import { sessionsQuery } from './queries.ts';

export const Route = createFileRoute('/_frame/pages/account-settings/devices')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(sessionsQuery),
  component: DevicesPage,
});

/** Where one is signed in, and the way to end it there. */
function DevicesPage() {
  const { t } = useTranslation('account');
  const sessions = useQuery(sessionsQuery);
  const others = sessions.data?.filter((one) => !one.current).length ?? 0;

  async function endOthers() {
    const sure = await confirm({
      question: t('devices.endOthersQuestion'),
      detail: t('devices.endOthersDetail', { count: others }),
      verb: t('devices.endOthers'),
      danger: true,
    });
    if (!sure) return;
    try {
      const { ended } = await ask(api.jwt.sessions['end-others'].$post());
      toast.done(t('devices.othersEnded', { count: ended }));
    } catch (error) {
      toast.failed(error);
    }
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <SettingsCard title={t('devices.title')} help={t('devices.help')}>
      {sessions.isError && <FailedState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <SkeletonRows rows={2} />}
      {sessions.data && (
        <ul className={classes.list}>
          {sessions.data.map((session) => (
            <DeviceRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <Button variant="default" mt={16} onClick={() => void endOthers()}>
          {t('devices.endOthers')}
        </Button>
      )}
    </SettingsCard>
  );
}
