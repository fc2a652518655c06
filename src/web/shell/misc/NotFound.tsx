import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HomeButton } from './HomeButton.tsx';
import { MiscMessage } from './MiscMessage.tsx';
import { Place } from './Place.tsx';

/** For an address that leads nowhere, inside the frame or outside. */
export function NotFound() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <Place>
      <NotFoundMessage path={path} />
    </Place>
  );
}

export function NotFoundMessage({ path }: { path?: string }) {
  const { t } = useTranslation('misc');
  return (
    <MiscMessage
      seed="not-found"
      title={t('notFound.title')}
      detail={path ? t('notFound.detailPath', { path }) : t('notFound.detail')}
    >
      <HomeButton />
    </MiscMessage>
  );
}
