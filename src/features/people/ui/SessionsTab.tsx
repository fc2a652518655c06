import { IconDeviceDesktop, IconDeviceMobile, IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SessionRow } from '#features/auth/contract.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActButton } from '#web/kit/ActionsMenu.tsx';
import { confirm } from '#web/kit/confirm.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { formatDate, formatRelativeWithin } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import { Facts } from './Facts.tsx';
import classes from './PersonPage.module.css';
import { personSessionsQuery } from './queries.ts';

/** Where somebody is signed in, and the way to end it. */
export function SessionsTab({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people');
  const mayManage = useAbility().can('manage', 'User');
  const sessions = useQuery({ ...personSessionsQuery(person.id), enabled: isStaying });
  const others = sessions.data?.filter((one) => !one.current) ?? [];

  /** Without a session: all of them. */
  async function end(session?: SessionRow) {
    if (!session) {
      const sure = await confirm({
        question: t('sessions.endAllQuestion', { name: person.fullName }),
        detail: t('sessions.endAllDetail'),
        verb: t('sessions.endAll'),
        danger: true,
      });
      if (!sure) return;
    }
    try {
      const query = session ? { id: session.id } : {};
      await ask(api.api.people[':id'].sessions.$delete({ param: { id: person.id }, query }));
      toast.done(session ? t('sessions.ended', { device: say(session.device) }) : t('sessions.allEnded'));
    } catch (error) {
      toast.failed(error);
    }
    void queryClient.invalidateQueries({ queryKey: personSessionsQuery(person.id).queryKey });
  }

  return (
    <section className={classes.card} aria-label={t('person.tab.sessions')}>
      <h2 className={classes.cardTitle}>
        {t('person.tab.sessions')}
        {mayManage && others.length > 1 && (
          <ActButton size="xs" refused={person.refused.change} onClick={() => void end()}>
            {t('sessions.endAll')}
          </ActButton>
        )}
      </h2>
      {sessions.isPending && <SkeletonRows rows={2} />}
      {sessions.isError && <FailedState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 && <EmptyState icon={IconDevices} title={t('sessions.none')} />}
      <ul className={classes.history}>
        {sessions.data?.map((session) => {
          const Icon = /iOS|Android/.test(session.device) ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={session.id} className={classes.event}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <div className={classes.eventWords}>
                <div className={classes.eventName}>
                  {say(session.device)} {session.current && <Pill kind="accent">{t('sessions.this')}</Pill>}
                </div>
                <Facts
                  facts={[
                    session.address,
                    t('sessions.lastUsed', { when: formatRelativeWithin(session.lastUsedAt) }),
                    t('sessions.since', { date: formatDate(session.createdAt) }),
                  ]}
                />
              </div>
              {mayManage && !session.current && (
                <ActButton
                  size="xs"
                  refused={person.refused.change}
                  aria-label={t('sessions.endNamed', { device: say(session.device) })}
                  onClick={() => void end(session)}
                >
                  {t('sessions.end')}
                </ActButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
