import { useTranslation } from 'react-i18next';
import { AuthLayout } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Variant } from './paths.ts';

export function Login({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout variant={variant} title={t('login.title')} detail={t('login.detail')}>
      <LoginForm variant={variant} />
    </AuthLayout>
  );
}
