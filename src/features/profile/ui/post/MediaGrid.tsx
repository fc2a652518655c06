import type { Media } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Picture } from '../Picture.tsx';
import { usePlace } from '../search.ts';
import classes from './Post.module.css';
import { Video } from './Video.tsx';

const SHOWN = 4;
/** Neither a tower nor a ribbon: what is longer is cut, and whole in the large view. */
const ratioOf = ({ width, height }: Media) => Math.min(2.2, Math.max(0.8, (width ?? 3) / (height ?? 2)));

/** The pictures of a post, or its video. Room is kept for them: nothing jumps when they come. */
export function MediaGrid({ media }: { media: Media[] }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const [first] = media;
  if (!first) return null;
  if (first.kind === 'video') return <Video media={first} />;
  const shown = media.slice(0, SHOWN);
  const hidden = media.length - shown.length;
  return (
    <div
      className={classes.media}
      data-count={shown.length}
      style={shown.length === 1 ? { aspectRatio: ratioOf(first) } : undefined}
    >
      {shown.map((one, at) => (
        <button
          key={one.id}
          type="button"
          className={classes.picture}
          aria-label={t('photos.open', { name: one.name })}
          onClick={() => go({ photo: one.id })}
        >
          <Picture url={one.url} alt="" width={one.width} height={one.height} />
          {hidden > 0 && at === SHOWN - 1 && <span className={classes.hidden}>+{formatNumber(hidden)}</span>}
        </button>
      ))}
    </div>
  );
}
