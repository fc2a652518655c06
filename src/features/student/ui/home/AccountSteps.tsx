import { Link } from '@tanstack/react-router';
import { useMailKept } from '#features/auth/ui/mailKept.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useSession } from '#web/session.ts';
import classes from '../StudentHomePage.module.css';
import { nextSteps, type Step } from './nextSteps.ts';

const LINKS = {
  password: '/pages/account-settings/security',
  email: '/pages/verify-email-cover',
  twoSteps: '/pages/account-settings/security',
} as const satisfies Record<Step, string>;

/** What is open in the account; nothing when it is in good order. */
export function AccountSteps() {
  const { t } = useTranslation('student');
  const user = useSession();
  const steps = user ? nextSteps(user) : [];
  const isKept = useMailKept(steps.includes('email'));
  if (steps.length === 0) return null;
  return (
    <aside className={classes.rail} aria-labelledby="account-title">
      <h2 id="account-title" className={classes.railTitle}>
        {t('account.title')}
      </h2>
      <ul className={classes.list}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <Link to={LINKS[step]} className={classes.itemLink}>
              {t(`account.${step}.title`)}
            </Link>
            <p className={classes.fact}>
              {step === 'email' && isKept ? t('outbox:kept') : t(`account.${step}.detail`)}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
