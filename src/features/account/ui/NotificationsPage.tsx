import { Switch } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { channelsOf, NOTICE_TOPICS } from '#contract/account.ts';
import type { AccountSettings } from '#features/account/contract.ts';
import { api, ask } from '#web/client.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { useNotices } from '#web/kit/useNotices.ts';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
import { settingsChanged, settingsQuery } from './queries.ts';
import classes from './Settings.module.css';
import { Settings } from './Settings.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/notifications')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(settingsQuery),
  component: NotificationsPage,
});

const CHANNELS = ['app', 'mail'] as const;

function Notices({ notices }: Pick<AccountSettings, 'notices'>) {
  const { t } = useTranslation('account');
  const role = useSession()?.role;
  const { shown, set } = useNotices({
    notices,
    send: async (chosen) => settingsChanged(await ask(api.api.account.notices.$put({ json: { notices: chosen } }))),
    reload: () => void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  // Only administrators hear of new accounts.
  const topics = NOTICE_TOPICS.filter((topic) => topic !== 'person-registered' || role === 'admin');
  return (
    <SettingsCard title={t('notices.title')} help={t('notices.help')}>
      <table className={classes.notices}>
        <thead>
          <tr>
            <th scope="col">{t('notices.topic')}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`notices.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{t(`notices.topics.${topic}`)}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  {channelsOf(topic).includes(channel) && (
                    <Switch
                      aria-label={`${t(`notices.topics.${topic}`)}: ${t(`notices.${channel}`)}`}
                      checked={shown[topic][channel]}
                      onChange={(event) => set(topic, channel, event.currentTarget.checked)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('notices.always')}</p>
    </SettingsCard>
  );
}

/** What one is told of, and how. A switch acts at once. */
function NotificationsPage() {
  return <Settings>{({ notices }) => <Notices notices={notices} />}</Settings>;
}
