import type { AccountDetail } from '#contract/account.ts';
import { ALWAYS_TOLD, type Channels, NOTICE_TOPICS, waysOf } from '#contract/notices.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { NoticeTable } from '#web/kit/NoticeTable.tsx';
import { useNotices } from '#web/kit/useNotices.ts';
import { queryClient } from '#web/queryClient.ts';
import { ownerHere } from '#web/session.ts';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';
import { accountChanged, accountQueryOf } from './queries.ts';

/** What somebody is told of, and how. A switch acts at once. */
export function NoticesTab({ account, mayChange }: { account: AccountDetail; mayChange: boolean }) {
  const { t } = useTranslation('accounts');
  const { id } = account;
  const { shown, set } = useNotices({
    personId: id,
    notices: account.notices,
    send: async (chosen) => {
      const owner = ownerHere();
      const { notices } = api.api.people[':id'];
      const sent = notices.$put({ param: { id }, json: { notices: chosen } }, { init: { keepalive: true } });
      const answer = await ask(sent);
      if (ownerHere() === owner) accountChanged(answer.account);
    },
    reload: () => void queryClient.invalidateQueries({ queryKey: accountQueryOf(id).queryKey }),
  });

  const chosen = NOTICE_TOPICS.map((topic) => ({
    id: topic,
    name: t(`notices.topics.${topic}`),
    ways: waysOf(topic, shown[topic]),
    onSet: mayChange ? (channel: keyof Channels, on: boolean) => set(topic, channel, on) : undefined,
  }));
  const always = ALWAYS_TOLD.map((kind) => ({
    id: kind,
    name: t(`notices.always.${kind}`),
    note: t('notices.alwaysNote'),
    ways: { app: true, mail: kind === 'password-changed' },
  }));
  return (
    <section className={page.card} aria-label={t('view.tab.notifications')}>
      <h2 className={page.cardTitle}>{t('view.tab.notifications')}</h2>
      <p className={classes.help}>{t('notices.help', { name: account.fullName })}</p>
      <NoticeTable rows={[...chosen, ...always]} />
    </section>
  );
}
