import { useEffect, useRef, useState } from 'react';
import classes from './Avatar.module.css';
import { initialsOf, tintOf } from './avatarParts.ts';
import { isUploaded, pictureAddress } from './SafeHtmlPictures.ts';

interface Props {
  name: string;
  id: string | number;
  /** A path of ours, as the API gives it, or nothing. */
  src?: string | null;
  size?: 20 | 22 | 28 | 32 | 36 | 40 | 72 | 96;
}

const isWhole = (src: string) => /^(https?:|data:|blob:)/.test(src);

/** The app may live below a sub-path: pictures that come with it are found from there. */
export const pictureUrl = (src: string) =>
  isWhole(src) ? src : `${import.meta.env.BASE_URL}${src.replace(/^\//, '')}`;

/** What an `img` can show. Nothing while an uploaded picture is on its way. */
export function useAddress(src: string | null | undefined, fail: () => void): string | undefined {
  const [fetched, setFetched] = useState<{ of: string; address: string }>();
  const isFetched = Boolean(src && isUploaded(src));
  const failed = useRef(fail);
  useEffect(() => {
    failed.current = fail;
  });
  useEffect(() => {
    if (!src || !isFetched) return;
    let wanted = true;
    pictureAddress(src).then(
      (address) => wanted && setFetched({ of: src, address }),
      () => wanted && failed.current(),
    );
    return () => {
      wanted = false;
    };
  }, [src, isFetched]);
  if (!src) return undefined;
  if (!isFetched) return pictureUrl(src);
  return fetched?.of === src ? fetched.address : undefined;
}

/** A person's picture, or their initials on one of seven tints. The name stands beside it, so it is silent. */
export function PersonAvatar({ name, id, src, size = 32 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = useAddress(src, () => setBroken(src ?? null));
  if (address && src !== broken) {
    return (
      <img
        className={classes.picture}
        src={address}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        onError={() => setBroken(src ?? null)}
      />
    );
  }
  const tint = tintOf(id) + 1;
  return (
    <span
      className={classes.initials}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.38),
        background: `var(--lms-tint-${tint})`,
        color: `var(--lms-tint-${tint}-text)`,
      }}
      // Drawn, not written: beside the name they are no words of their own.
      data-initials={initialsOf(name)}
      aria-hidden
    />
  );
}
