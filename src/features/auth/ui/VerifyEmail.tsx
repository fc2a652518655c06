import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError, api, ask } from '#web/client.ts';
import { homeOf } from '#web/home.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { reloadMe } from '#web/me.ts';
import { useSession } from '#web/session.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { BackToSignIn } from './ForgotPassword.tsx';
import classes from './forms.module.css';
import { useMailKept } from './mailKept.ts';
import { loginPath, type Variant } from './paths.ts';
import { ResendVerification } from './ResendVerification.tsx';

export function VerifyEmail({ variant }: { variant: Variant }) {
  const { token } = useSearch({ strict: false });
  return token ? <WithToken variant={variant} token={token} /> : <CheckInbox variant={variant} />;
}

function WithToken({ variant, token }: { variant: Variant; token: string }) {
  const { t } = useTranslation('auth');
  const user = useSession();
  const verify = useMutation({
    mutationFn: async () => {
      await ask(api.jwt['verify-email'].$post({ json: { token } }));
      if (user) await reloadMe().catch(() => {});
    },
  });

  // The link works once: it must not be sent again when React runs the effect twice.
  const sent = useRef('');
  const { mutate } = verify;
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    mutate();
  }, [token, mutate]);

  if (verify.isSuccess) {
    return (
      <AuthLayout variant={variant} title={t('verify.done')} detail={t('verify.doneDetail')}>
        <Button component={Link} to={user ? homeOf(user.role) : loginPath(variant)} fullWidth h={44}>
          {user ? t('verify.continue') : t('login.submit')}
        </Button>
      </AuthLayout>
    );
  }
  if (verify.isError) {
    const isOld = verify.error instanceof ApiError && verify.error.fields.token !== undefined;
    return (
      <AuthLayout
        variant={variant}
        title={isOld ? t('verify.used') : t('verify.failed')}
        detail={isOld ? t('verify.usedDetail') : say(verify.error.message)}
      >
        <div className={classes.actions}>
          {!isOld && (
            <Button fullWidth h={44} onClick={() => mutate()}>
              {t('tryAgain')}
            </Button>
          )}
          {isOld && user && !user.emailVerified && <ResendVerification fullWidth h={44} />}
        </div>
        {user ? <HomeLink /> : <BackToSignIn variant={variant} />}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout variant={variant} title={t('verify.working')} detail={t('verify.workingDetail')}>
      <Button loading fullWidth h={44} aria-label={t('verify.working')} />
    </AuthLayout>
  );
}

function CheckInbox({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const user = useSession();
  const isKept = useMailKept();
  if (user?.emailVerified) {
    return (
      <AuthLayout variant={variant} title={t('verify.done')} detail={t('verify.already', { email: user.email })}>
        <Button component={Link} to={homeOf(user.role)} fullWidth h={44}>
          {t('verify.continue')}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      variant={variant}
      title={isKept ? t('forgot.kept') : t('verify.title')}
      detail={isKept ? t('outbox:kept') : user ? t('verify.detail', { email: user.email }) : t('verify.detailNobody')}
    >
      {user && <ResendVerification fullWidth h={44} />}
      {user ? <HomeLink /> : <BackToSignIn variant={variant} />}
    </AuthLayout>
  );
}

function HomeLink() {
  const { t } = useTranslation('auth');
  const user = useSession();
  return (
    <p className={classes.after}>
      <Link to={homeOf(user?.role ?? 'Student')} className={classes.link}>
        {t('verify.later')}
      </Link>
    </p>
  );
}
