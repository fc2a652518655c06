import type { Photo } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Picture } from './Picture.tsx';
import classes from './Profile.module.css';
import { usePlace } from './search.ts';

/** Pictures side by side: each opens in full. */
export function PhotoTiles({ photos, className }: { photos: Photo[]; className: string | undefined }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  return (
    <div className={className}>
      {photos.map((photo) => (
        <button
          key={photo.id}
          type="button"
          className={classes.photo}
          aria-label={t('photos.open', { name: photo.name })}
          onClick={() => go({ photo: photo.id })}
        >
          <Picture url={photo.url} alt="" width={photo.width} height={photo.height} />
        </button>
      ))}
    </div>
  );
}
