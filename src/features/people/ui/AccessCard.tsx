import type { ReactNode } from 'react';
import type { PersonDetail } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActButton } from '#web/kit/ActionsMenu.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { useAbility } from '#web/session.ts';
import { resetTwoSteps } from './accounts/resetTwoSteps.ts';
import { type Deed, doDeed } from './deeds.ts';
import classes from './PersonPage.module.css';

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

/** How somebody gets in: password, invitation, email, the second step. */
export function AccessCard({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people');
  const mayManage = useAbility().can('manage', 'User');
  const act = (label: string, run: () => void) =>
    mayManage && (
      <ActButton size="xs" refused={person.refused.change} onClick={run}>
        {label}
      </ActButton>
    );
  const button = (deed: Deed, label: string) => act(label, () => void doDeed(person, deed));
  const { invitation, hasPassword, mustChangePassword, lockedFor } = person;
  const minutes = Math.max(1, Math.ceil(lockedFor / 60));

  return (
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
          act={
            hasPassword && (
              <span className={classes.matterActs}>
                {!mustChangePassword && button('force-password-change', t('actions.forcePasswordChange'))}
                {button('send-password-reset', t('actions.sendPasswordReset'))}
              </span>
            )
          }
        >
          {!hasPassword && t('person.noPassword')}
          {hasPassword && (mustChangePassword ? t('person.passwordMustChange') : t('person.passwordSet'))}
        </Matter>
        <Matter name={t('person.email')}>
          {person.emailVerified ? t('person.emailVerified') : t('person.emailNotVerified')}
        </Matter>
        <Matter
          name={t('person.twoSteps')}
          act={person.twoSteps && act(t('accounts:twoSteps.reset'), () => void resetTwoSteps(person))}
        >
          {person.twoSteps ? t('person.on') : t('person.off')}
        </Matter>
      </ul>
    </section>
  );
}
