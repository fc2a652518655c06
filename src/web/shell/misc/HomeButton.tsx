import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { homeOf } from '#web/home.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useSession } from '#web/session.ts';

/** The way back from a page that leads nowhere. */
export function HomeButton(props: ButtonProps) {
  const { t } = useTranslation('misc');
  const user = useSession();
  return (
    <Button component={Link} to={user ? homeOf(user.role) : '/pages/login-cover'} {...props}>
      {user ? t('home') : t('signIn')}
    </Button>
  );
}
