import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PhotoTiles } from '../PhotoTiles.tsx';
import classes from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { Card } from './Card.tsx';

export function PhotosCard({ frame: { latestPhotos } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { go, isMe } = usePlace();
  if (latestPhotos.length === 0 && !isMe) return null;
  const more = latestPhotos.length > 0 ? { label: t('more'), run: () => go({ tab: 'photos' }) } : undefined;
  return (
    <Card title={t('photos.title')} more={more}>
      {latestPhotos.length === 0 && <p className={classes.quiet}>{t('photos.emptyMine')}</p>}
      <PhotoTiles photos={latestPhotos} className={classes.photos} />
    </Card>
  );
}
