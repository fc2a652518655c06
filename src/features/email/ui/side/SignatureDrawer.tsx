import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { signatureQuery } from '../queries.ts';

const SignatureForm = lazyPart(
  () => import('./SignatureForm.tsx'),
  (file) => file.SignatureForm,
);

const Waiting = () => <SkeletonRows rows={2} />;

/** What stands below every new mail. */
export function SignatureDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('email');
  useSoon(SignatureForm.bring);
  const { data, error, refetch } = useQuery({ ...signatureQuery, enabled: opened });
  return (
    <SideDrawer opened={opened} title={t('signature.title')} onClose={onClose}>
      {data ? (
        <Suspense fallback={<Waiting />}>
          <SignatureForm html={data.html} onClose={onClose} />
        </Suspense>
      ) : error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </SideDrawer>
  );
}
