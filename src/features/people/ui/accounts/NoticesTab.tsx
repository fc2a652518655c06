import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type AccountDetail, ALWAYS_TOLD, channelsOf, NOTICE_TOPICS } from '#contract/account.ts';
import { api, ask } from '#web/client.ts';
import { useNotices } from '#web/kit/useNotices.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';
import { accountChanged, accountQueryOf } from './queries.ts';

const CHANNELS = ['app', 'mail'] as const;

/** What somebody is told of, and how. A switch acts at once. */
export function NoticesTab({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const mayManage = useAbility().can('manage', 'User');
  const { id } = account;
  const { shown, set } = useNotices({
    notices: account.notices,
    send: async (notices) =>
      accountChanged((await ask(api.api.people[':id'].notices.$put({ param: { id }, json: { notices } }))).account),
    reload: () => void queryClient.invalidateQueries({ queryKey: accountQueryOf(id).queryKey }),
  });

  return (
    <section className={page.card} aria-label={t('view.tab.notifications')}>
      <h2 className={page.cardTitle}>{t('view.tab.notifications')}</h2>
      <p className={classes.help}>{t('notices.help', { name: account.fullName })}</p>
      <table className={classes.table}>
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
          {NOTICE_TOPICS.map((topic) => (
            <tr key={topic}>
              <th scope="row">{t(`notices.topics.${topic}`)}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  {channelsOf(topic).includes(channel) && (
                    <Switch
                      aria-label={`${t(`notices.topics.${topic}`)}: ${t(`notices.${channel}`)}`}
                      checked={shown[topic][channel]}
                      disabled={!mayManage}
                      onChange={(event) => set(topic, channel, event.currentTarget.checked)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {ALWAYS_TOLD.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {t(`notices.always.${kind}`)}
                <span className={classes.note}>{t('notices.alwaysNote')}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Switch
                    aria-label={`${t(`notices.always.${kind}`)}: ${t(`notices.${channel}`)}`}
                    checked={channel === 'app' || kind === 'password-changed'}
                    disabled
                    readOnly
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
