import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Media } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { pictureAddress } from '#web/kit/SafeHtmlPictures.ts';
import { toast } from '#web/kit/toast.ts';
import classes from './Post.module.css';

const Player = lazyPart(
  () => import('#web/kit/player/Player.tsx'),
  (file) => file.Player,
  'player',
);

/** Fetched when it is wanted: a player cannot send the session along, and films are large. */
export function Video({ media }: { media: Media }) {
  const { t } = useTranslation('profile');
  const [address, setAddress] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function load() {
    setBusy(true);
    try {
      setAddress(await pictureAddress(media.url));
    } catch {
      toast.failed(t('post.videoFailed'));
    } finally {
      setBusy(false);
    }
  }

  if (address) {
    // What people film here has no captions of its own; its name says what it is.
    return (
      <div className={classes.video}>
        <Suspense fallback={null}>
          <Player src={address} title={media.name} autoPlay takesFocus />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.videoPlace}>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
        onClick={() => void load()}
      >
        {t('post.play')}
      </Button>
    </div>
  );
}
