import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Profile.module.css';

interface Props {
  busy: boolean;
  onMore: () => void;
}

/** Comes by itself when it is scrolled to; for the keyboard it is a button. */
export function OlderButton({ busy, onMore }: Props) {
  const { t } = useTranslation('profile');
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!place.current || busy) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current();
      },
      { rootMargin: '600px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [busy]);
  return (
    <div ref={place} className={classes.older}>
      <Button variant="default" loading={busy} onClick={onMore}>
        {t('older')}
      </Button>
    </div>
  );
}
