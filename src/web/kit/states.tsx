import { Button } from '@mantine/core';
import { type Icon, IconCloudOff, IconInbox, IconLock, IconZoomCancel } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './states.module.css';

interface StateProps {
  icon?: Icon;
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  tone?: 'quiet' | 'danger';
  /** It is all the page has: its title is the heading. */
  isPage?: boolean;
}

/** Nothing is there yet: what belongs here, and the way to make the first one. */
export function EmptyState({ icon: Glyph = IconInbox, title, detail, action, tone = 'quiet', isPage }: StateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      <div className={classes.glyph} data-tone={tone}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </div>
      <Title className={classes.title}>{title}</Title>
      {detail && <p className={classes.detail}>{detail}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** A search or filter left nothing: repeats what was looked for. */
export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      icon={IconZoomCancel}
      title={query ? t('states.noMatchFor', { query }) : t('states.noMatch')}
      detail={query ? t('states.checkSpelling') : t('states.removeFilter')}
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          {t('states.clearFilters')}
        </Button>
      }
    />
  );
}

/** Something did not load: what, the id to tell support, and another try. */
export function FailedState({ title, error, onRetry }: { title?: ReactNode; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('kit');
  const id = error instanceof ApiError ? error.id : undefined;
  const words = error instanceof Error ? say(error.message) : t('states.failedDetail');
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        tone="danger"
        title={title ?? t('states.failed')}
        detail={id ? `${words} ${t('states.errorId', { id })}` : words}
        action={
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('states.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

/** Not allowed: which permission is missing, and whom to ask. */
export function NoAccess({ title, permission }: { title?: ReactNode; permission?: string | undefined }) {
  const { t } = useTranslation('kit');
  const router = useRouter();
  return (
    <EmptyState
      icon={IconLock}
      title={title ?? t('states.noAccess')}
      detail={permission ? t('states.askFor', { permission }) : t('states.askAdministrator')}
      action={
        <Button variant="default" size="xs" onClick={() => router.history.back()}>
          {t('states.goBack')}
        </Button>
      }
    />
  );
}

/** True once something has been waited for long enough to show it; quick answers never flicker. */
export function useSlow(waiting: boolean, after = 150): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [waiting, after]);
  return waiting && slow;
}

/** A grey bar in the place of words to come. */
export function Bone({ width, round = false }: { width: number | string; round?: boolean }) {
  return <span className={classes.bone} data-round={round || undefined} style={{ inlineSize: width }} />;
}

/** Rows in the shape of what comes: a picture, two lines, facts at the end. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div className={classes.skeleton} role="status" aria-label={t('states.loading')}>
      {slow &&
        Array.from({ length: rows }, (_, row) => `row-${row}`).map((key, row) => (
          <div className={classes.skeletonRow} key={key}>
            <Bone width={32} round />
            <span className={classes.skeletonWords}>
              <Bone width={`${40 + ((row * 17) % 30)}%`} />
              <Bone width={`${22 + ((row * 11) % 16)}%`} />
            </span>
            <Bone width={72} />
            <Bone width={48} />
          </div>
        ))}
    </div>
  );
}
