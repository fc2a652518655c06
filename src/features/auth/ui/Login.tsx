import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useOpenPages } from '#web/shell/openPages.ts';
import { AuthLayout } from './AuthLayout.tsx';
import classes from './forms.module.css';
import { LoginForm } from './LoginForm.tsx';
import type { Variant } from './paths.ts';
import { WhoIsIn } from './WhoIsIn.tsx';

/** What can be read without signing in. */
function OpenLinks() {
  const { t } = useTranslation('shell');
  return (
    <nav className={classes.open} aria-label={t('open.pages')}>
      {useOpenPages().map(({ target, link }) => (
        <Link key={target} to={link}>
          {t(`pages:${target}`)}
        </Link>
      ))}
    </nav>
  );
}

export function Login({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout variant={variant} title={t('login.title')} detail={t('login.detail')}>
      <WhoIsIn />
      <LoginForm variant={variant} />
      <OpenLinks />
    </AuthLayout>
  );
}
