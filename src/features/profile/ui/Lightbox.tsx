import { ActionIcon, CloseButton, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Frame, Post } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { photosQuery } from './data/queries.ts';
import classes from './Lightbox.module.css';
import { Picture } from './Picture.tsx';
import { usePlace } from './search.ts';

interface Shown {
  id: number;
  url: string;
  name: string;
  width: number | null;
  height: number | null;
}

/** Those posted with it, as they were posted: a post that was just sent is not in the feed yet. */
function postedWith(photo: number, latest: Frame['latestPhotos']): Shown[] {
  const postId = latest.find((one) => one.id === photo)?.postId;
  return latest.filter((one) => one.postId === postId).sort((a, b) => a.id - b.id);
}

/** The pictures it stands among: of the gallery, or of its post. */
function useNeighbours(frame: Frame, photo: number): Shown[] {
  const client = useQueryClient();
  const { search } = usePlace();
  const posts = client
    .getQueriesData<{ pages: { posts: Post[] }[] }>({ queryKey: ['profile', 'feed'] })
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.posts) ?? []);
  const single = client.getQueriesData<Post>({ queryKey: ['profile', 'post'] }).flatMap(([, post]) => post ?? []);
  const gallery = client.getQueryData(photosQuery(frame.id).queryKey)?.pages.flatMap((page) => page.photos) ?? [];
  const ofPosts = [...posts, ...single].flatMap((post) => [post.media, post.shared?.media ?? []]);
  const pictures = ofPosts.map((all) => all.filter((one) => one.kind === 'picture'));
  const lists: Shown[][] =
    search.tab === 'photos' ? [gallery] : [...pictures, postedWith(photo, frame.latestPhotos), gallery];
  return lists.find((list) => list.some((one) => one.id === photo)) ?? [];
}

/** It is there only while it is open, so it gives the focus back itself. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** One picture as large as the window, with the ones beside it. */
export function Lightbox({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { search, go } = usePlace();
  useFocusBack();
  const photo = search.photo ?? 0;
  const list = useNeighbours(frame, photo);
  const at = list.findIndex((one) => one.id === photo);
  const shown = list[at];
  const close = () => go({ photo: undefined });
  const step = (by: number) => {
    const next = list[(at + by + list.length) % list.length];
    if (next) go({ photo: next.id });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isBack = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
      const isOn = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === isBack) step(-1);
      if (event.key === isOn) step(1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  if (!shown) return null;
  return (
    <Modal.Root opened onClose={close} fullScreen zIndex={210} classNames={{ content: classes.content }}>
      <Modal.Content aria-label={shown.name || t('photos.title')}>
        <Modal.Body className={classes.body}>
          <div className={classes.bar}>
            <span className={classes.name} dir="auto">
              {shown.name}
            </span>
            {list.length > 1 && (
              <span className={classes.place}>
                {t('photos.place', { at: formatNumber(at + 1), all: formatNumber(list.length) })}
              </span>
            )}
            <CloseButton
              className={classes.tool}
              size={44}
              iconSize={20}
              aria-label={t('photos.close')}
              onClick={close}
            />
          </div>
          <div className={classes.stage}>
            <Picture
              key={shown.id}
              className={classes.picture}
              url={shown.url}
              alt={shown.name}
              width={shown.width}
              height={shown.height}
              lazy={false}
            />
          </div>
          {list.length > 1 && (
            <>
              <ActionIcon className={classes.back} size={44} aria-label={t('photos.previous')} onClick={() => step(-1)}>
                <IconChevronLeft size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon className={classes.on} size={44} aria-label={t('photos.next')} onClick={() => step(1)}>
                <IconChevronRight size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
