import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { useSession } from '#web/session.ts';
import { Composer } from './composer/Composer.tsx';
import { Feed } from './Feed.tsx';
import classes from './Profile.module.css';
import { AboutCard } from './rail/AboutCard.tsx';
import { NoticesCard } from './rail/NoticesCard.tsx';
import { PagesCard } from './rail/PagesCard.tsx';
import { PhotosCard } from './rail/PhotosCard.tsx';
import { PollsCard } from './rail/PollsCard.tsx';
import { SuggestionsCard } from './rail/SuggestionsCard.tsx';
import { usePlace } from './search.ts';

/** The posts, and what stands beside them. */
export function FeedTab({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { id, isMe, search, go } = usePlace();
  const isLookedOn = Boolean(useSession()?.viewer);
  const of = isMe && !search.show ? undefined : id;
  return (
    <div className={classes.columns}>
      <div className={classes.start}>
        <AboutCard frame={frame} />
        <PagesCard frame={frame} />
        <NoticesCard frame={frame} />
      </div>
      <section className={classes.main} aria-label={t('feed.title')}>
        {isMe && !isLookedOn && <Composer frame={frame} />}
        {isMe && (
          <Segments
            className={classes.switch}
            aria-label={t('feed.which')}
            value={search.show ?? 'all'}
            onChange={(value) => go({ show: value === 'mine' ? 'mine' : undefined })}
            data={[
              { value: 'all', label: t('feed.all') },
              { value: 'mine', label: t('feed.mine') },
            ]}
          />
        )}
        <Feed key={of ?? 'home'} of={of} frame={frame} />
      </section>
      <div className={classes.end}>
        <PhotosCard frame={frame} />
        <SuggestionsCard frame={frame} />
        <PollsCard />
      </div>
    </div>
  );
}
