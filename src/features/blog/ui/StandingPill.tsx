import type { PostStatus } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';

const KINDS: Record<PostStatus, PillKind> = { Published: 'success', Scheduled: 'accent', Draft: 'neutral' };

export function StandingPill({ status }: { status: PostStatus }) {
  const { t } = useTranslation('blog');
  return <Pill kind={KINDS[status]}>{t(`statuses.${status}`)}</Pill>;
}
