import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#web/home.ts';
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
