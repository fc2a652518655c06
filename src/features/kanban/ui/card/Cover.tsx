import { useEffect, useState } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { pictureUrl } from '#web/kit/Avatar.tsx';
import { isUploaded, pictureAddress } from '#web/kit/SafeHtmlPictures.ts';
import classes from './Cover.module.css';

const HUES = ['pine', 'ochre', 'ink', 'plum', 'brick', 'graphite'] as const;

/** A seed may begin with its hue; of any other the hue is drawn as well. */
function hueOf(seed: string): (typeof HUES)[number] {
  const named = HUES.find((hue) => seed.startsWith(`${hue}-`));
  if (named) return named;
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return HUES[sum % HUES.length] ?? 'ink';
}

function Picture({ source }: { source: string }) {
  const [address, setAddress] = useState(isUploaded(source) ? undefined : pictureUrl(source));
  useEffect(() => {
    if (!isUploaded(source)) return;
    let isGone = false;
    pictureAddress(source).then(
      (found) => isGone || setAddress(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  return address ? <img className={classes.picture} src={address} alt="" draggable={false} /> : null;
}

/** What lies over a card: drawn from a seed, or a picture of one's own. */
export function Cover({ cover }: { cover: string }) {
  const seed = cover.startsWith('tile:') ? cover.slice(5) : undefined;
  return (
    <span className={classes.cover} data-cover>
      {seed === undefined ? (
        <Picture key={cover} source={cover} />
      ) : (
        <Tiles seed={seed} columns={8} rows={3} hue={hueOf(seed)} soft />
      )}
    </span>
  );
}
