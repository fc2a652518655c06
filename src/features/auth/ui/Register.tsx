import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { Variant } from './paths.ts';
import { startQuery } from './queries.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { WhoIsIn } from './WhoIsIn.tsx';

export function Register({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const firstRun = useQuery(startQuery).data?.firstRun ?? false;
  return (
    <AuthLayout
      variant={variant}
      title={firstRun ? t('register.titleFirst') : t('register.title')}
      detail={firstRun ? t('register.detailFirst') : t('register.detail')}
    >
      <WhoIsIn />
      <RegisterForm variant={variant} />
    </AuthLayout>
  );
}
