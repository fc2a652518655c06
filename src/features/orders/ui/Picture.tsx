import { useState } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { useAddress } from '#web/kit/Avatar.tsx';
import classes from './orders.module.css';

/** What was bought, small; without a picture it has tiles. Its name stands beside it. */
export function Picture({ name, image, size }: { name: string; image: string; size: 32 | 40 | 48 | 96 }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = useAddress(image || null, () => setBroken(image));
  return (
    <span className={classes.picture} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      {image && image !== broken ? (
        <img src={address} alt="" loading="lazy" width={size} height={size} onError={() => setBroken(image)} />
      ) : (
        <Tiles seed={name} columns={2} rows={2} soft />
      )}
    </span>
  );
}
