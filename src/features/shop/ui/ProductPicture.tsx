import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { useAddress } from '#web/kit/Avatar.tsx';
import classes from './ProductPicture.module.css';

interface Props {
  id: number;
  src: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  eager?: boolean;
}

/** A product's picture; one without has the tiles of its number. Fills its box. */
export function ProductPicture({ id, src, alt = '', eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = useAddress(src || null, () => setBroken(src));
  if (src && src !== broken) {
    return (
      <img
        className={classes.picture}
        src={address}
        alt={alt}
        width={400}
        height={300}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={classes.tiles}>
      <Tiles seed={id} columns={4} rows={3} soft />
      {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
    </span>
  );
}
