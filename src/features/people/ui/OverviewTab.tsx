import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonDetail } from '#features/people/contract.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { SkeletonRows } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { type Deed, doDeed } from './deeds.ts';
import { HistoryRow } from './History.tsx';
import classes from './PersonPage.module.css';
import { activityQuery } from './queries.ts';

const RECENT = 5;

function Matter({ name, act, children }: { name: string; act?: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.matter}>
      <div className={classes.matterWords}>
        <div className={classes.matterName}>{name}</div>
        <div className={classes.matterState}>{children}</div>
      </div>
      {act}
    </li>
  );
}

/** How the account stands, and what happened last. */
export function OverviewTab({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people');
  const mayManage = useAbility().can('manage', 'User');
  const recent = useQuery({ ...activityQuery(person.id, 1, RECENT), enabled: mayManage });
  const button = (deed: Deed, label: string) =>
    mayManage && (
      <Button variant="default" size="xs" onClick={() => void doDeed(person, deed)}>
        {label}
      </Button>
    );
  const { invitation, hasPassword, mustChangePassword, lockedFor } = person;
  const minutes = Math.max(1, Math.ceil(lockedFor / 60));

  return (
    <>
      <section className={classes.card} aria-label={t('person.access')}>
        <h2 className={classes.cardTitle}>{t('person.access')}</h2>
        <ul className={classes.matters}>
          {lockedFor > 0 && (
            <Matter name={t('person.locked')} act={button('unlock', t('actions.unlock'))}>
              {t('person.lockedFor', { count: minutes, number: formatNumber(minutes) })}
            </Matter>
          )}
          {person.status === 'pending' && (
            <Matter
              name={t('person.invitation')}
              act={
                <span className={classes.matterActs}>
                  {invitation && button('revoke-invitation', t('actions.revokeInvitation'))}
                  {button('invite', invitation ? t('actions.inviteAgain') : t('actions.invite'))}
                </span>
              }
            >
              {invitation
                ? t('person.invitationSent', {
                    sent: formatDateTime(invitation.sentAt),
                    end: formatDateTime(invitation.expiresAt),
                  })
                : t('person.notInvited')}
            </Matter>
          )}
          <Matter
            name={t('person.password')}
            act={hasPassword && button('send-password-reset', t('actions.sendPasswordReset'))}
          >
            {!hasPassword && t('person.noPassword')}
            {hasPassword && (mustChangePassword ? t('person.passwordMustChange') : t('person.passwordSet'))}
          </Matter>
          <Matter name={t('person.email')}>
            {person.emailVerified ? t('person.emailVerified') : t('person.emailNotVerified')}
          </Matter>
          <Matter name={t('person.twoSteps')}>{person.twoSteps ? t('person.on') : t('person.off')}</Matter>
        </ul>
      </section>
      {mayManage && (
        <section className={classes.card} aria-label={t('person.recent')}>
          <h2 className={classes.cardTitle}>
            {t('person.recent')}
            <Link
              from="/lms/users/$id"
              to="."
              search={{ tab: 'activity' }}
              state={(before) => before}
              className={classes.link}
            >
              {t('person.all')}
            </Link>
          </h2>
          {recent.isPending && <SkeletonRows rows={3} />}
          {recent.data?.entries.length === 0 && <p className={classes.quiet}>{t('person.nothing')}</p>}
          <ul className={classes.history}>
            {recent.data?.entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} person={person.id} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
