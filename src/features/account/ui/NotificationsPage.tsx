import { createFileRoute } from '@tanstack/react-router';
import { NOTICE_TOPICS, waysOf } from '#contract/notices.ts';
import type { AccountSettings } from '#features/account/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { NoticeTable } from '#web/kit/NoticeTable.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { useNotices } from '#web/kit/useNotices.ts';
import { queryClient } from '#web/queryClient.ts';
import { ownerHere, useSession } from '#web/session.ts';
import { settingsChanged, settingsQuery } from './queries.ts';
import classes from './Settings.module.css';
import { Settings } from './Settings.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/notifications')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(settingsQuery),
  component: NotificationsPage,
});

function Notices({ notices }: Pick<AccountSettings, 'notices'>) {
  const { t } = useTranslation('account');
  const { id: personId = 0, role } = useSession() ?? {};
  const { shown, set } = useNotices({
    personId,
    notices,
    send: async (chosen) => {
      const owner = ownerHere();
      const json = { notices: chosen };
      const settings = await ask(api.api.account.notices.$put({ json }, { init: { keepalive: true } }));
      if (ownerHere() === owner) settingsChanged(settings);
    },
    reload: () => void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  // Only administrators hear of new accounts.
  const topics = NOTICE_TOPICS.filter((topic) => topic !== 'person-registered' || role === 'admin');
  return (
    <SettingsCard title={t('notices.title')} help={t('notices.help')}>
      <NoticeTable
        rows={topics.map((topic) => ({
          id: topic,
          name: t(`notices.topics.${topic}`),
          ways: waysOf(topic, shown[topic]),
          onSet: (channel, on) => set(topic, channel, on),
        }))}
      />
      <p className={classes.note}>{t('notices.always')}</p>
    </SettingsCard>
  );
}

/** What one is told of, and how. A switch acts at once. */
function NotificationsPage() {
  return <Settings>{({ notices }) => <Notices notices={notices} />}</Settings>;
}
