import { useTranslation } from 'react-i18next';
import type { UserData } from '#features/auth/contract.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import classes from './SecurityPage.module.css';

/** Is the address confirmed? A link for a new password goes there. */
export function EmailCard({ user }: { user: UserData }) {
  const { t } = useTranslation('account');
  return (
    <SettingsCard title={t('email.title')} help={t('email.help')}>
      <div className={classes.row}>
        <div>
          <p className={classes.value} dir="auto">
            {user.email}
          </p>
          {!user.emailVerified && <p className={classes.note}>{t('email.openDetail')}</p>}
        </div>
        {user.emailVerified ? (
          <Pill kind="success">{t('email.confirmed')}</Pill>
        ) : (
          <ResendVerification variant="default" />
        )}
      </div>
    </SettingsCard>
  );
}
