import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type AccountDetail, ALWAYS_TOLD, NOTICE_TOPICS, type NoticeTopic, SENT_TOPICS } from '#contract/account.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';
import { accountChanged, accountQueryOf } from './queries.ts';

const CHANNELS = ['app', 'mail'] as const;
const isSent = (topic: NoticeTopic) => SENT_TOPICS.some((one) => one === topic);

/** What somebody is told of, and how. A switch acts at once. */
export function NoticesTab({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const mayManage = useAbility().can('manage', 'User');

  async function set(topic: NoticeTopic, channel: (typeof CHANNELS)[number], on: boolean) {
    const { queryKey } = accountQueryOf(account.id);
    const chosen = { ...account.notices[topic], [channel]: on };
    // On the screen at once; put right by the answer.
    queryClient.setQueryData(queryKey, { ...account, notices: { ...account.notices, [topic]: chosen } });
    try {
      const json = { notices: { [topic]: chosen } };
      accountChanged((await ask(api.api.people[':id'].notices.$put({ param: { id: account.id }, json }))).account);
    } catch (error) {
      toast.failed(error);
      void queryClient.invalidateQueries({ queryKey });
    }
  }

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
              <th scope="row">
                {t(`notices.topics.${topic}`)}
                {!isSent(topic) && <span className={classes.note}>{t('notices.notYet')}</span>}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Switch
                    aria-label={`${t(`notices.topics.${topic}`)}: ${t(`notices.${channel}`)}`}
                    checked={account.notices[topic][channel]}
                    disabled={!mayManage}
                    onChange={(event) => void set(topic, channel, event.currentTarget.checked)}
                  />
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
