import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { useSession } from '#web/session.ts';
import { mailKept } from './mailKept.ts';

/** Sends the confirmation mail once more. */
export function ResendVerification(props: ButtonProps) {
  const { t } = useTranslation('auth');
  const user = useSession();
  const send = useMutation({
    mutationFn: () => ask(api.jwt['verify-email'].send.$post()),
    onSuccess: async () =>
      toast.done(t('verify.sent'), {
        detail: (await mailKept()) ?? t('verify.sentDetail', { email: user?.email ?? '' }),
      }),
    onError: (error) => toast.failed(error),
  });
  return (
    <Button {...props} loading={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
      {send.isSuccess ? t('verify.sent') : t('verify.resend')}
    </Button>
  );
}
