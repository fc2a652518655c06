import { useState } from 'react';
import classes from './Avatar.module.css';
import { initialsOf, tintOf } from './avatarParts.ts';

interface Props {
  name: string;
  id: string | number;
  /** A path of ours, as the API gives it, or nothing. */
  src?: string | null;
  size?: 20 | 22 | 28 | 32 | 36 | 40 | 72;
}

const isWhole = (src: string) => /^(https?:|data:|blob:)/.test(src);

/** The app may live below a sub-path: pictures that come with it are found from there. */
export const pictureUrl = (src: string) =>
  isWhole(src) ? src : `${import.meta.env.BASE_URL}${src.replace(/^\//, '')}`;

/** A person's picture, or their initials on one of seven tints. The name stands beside it, so it is silent. */
export function PersonAvatar({ name, id, src, size = 32 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken) {
    return (
      <img
        className={classes.picture}
        src={pictureUrl(src)}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        onError={() => setBroken(src)}
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
