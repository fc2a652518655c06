import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HomeButton } from './HomeButton.tsx';
import { MiscMessage } from './MiscMessage.tsx';
import classes from './misc.module.css';
import { NotAuthorizedMessage } from './NotAuthorizedMessage.tsx';
import { NotFound } from './NotFound.tsx';
import { Place } from './Place.tsx';

interface Props {
  error: unknown;
  reset?: () => void;
}

/** In place of a page that failed: what happened, another try, and a way back. */
export function Crash({ error, reset }: Props) {
  const { t } = useTranslation('misc');
  const router = useRouter();
  const problem = error instanceof ApiError ? error : null;
  if (problem?.status === 404) return <NotFound />;
  if (problem?.status === 403) {
    return (
      <Place>
        <NotAuthorizedMessage />
      </Place>
    );
  }

  async function tryAgain() {
    await router.invalidate();
    reset?.();
  }

  return (
    <Place>
      <MiscMessage
        seed="crash"
        title={problem?.status === 0 ? t('crash.offline') : t('crash.title')}
        detail={
          <>
            <p role="alert">{problem ? say(problem.message) : t('crash.detail')}</p>
            {problem?.id && <p className={classes.quiet}>{t('crash.id', { id: problem.id })}</p>}
          </>
        }
      >
        <Button onClick={() => void tryAgain()}>{t('tryAgain')}</Button>
        <HomeButton variant="default" />
      </MiscMessage>
    </Place>
  );
}
