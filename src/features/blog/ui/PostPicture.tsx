import { useEffect, useState } from 'react';
import { Tiles } from '#web/art/Tiles.tsx';
import { pictureUrl } from '#web/kit/Avatar.tsx';
import { isUploaded, pictureAddress } from '#web/kit/SafeHtmlPictures.ts';
import classes from './PostPicture.module.css';

/** An upload is asked for with the session: of what is not published yet, editors alone see it. */
function useAddress(src: string | null) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!src) return;
    let gone = false;
    setAddress(null);
    pictureAddress(`${src}?inline=1`).then(
      (found) => gone || setAddress(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [src]);
  return address;
}

function Uploaded({ src }: { src: string }) {
  const address = useAddress(src);
  return address ? <img src={address} alt="" /> : null;
}

/** The picture of a post. One without draws its own from the id, always the same. */
export function PostPicture({ src, seed, large = false }: { src: string | null; seed: number; large?: boolean }) {
  return (
    <span className={classes.picture} data-large={large || undefined}>
      {src === null ? (
        <Tiles seed={`post-${seed}`} columns={8} rows={5} soft />
      ) : isUploaded(src) ? (
        <Uploaded src={src} />
      ) : (
        <img src={pictureUrl(src)} alt="" width={640} height={360} loading={large ? 'eager' : 'lazy'} />
      )}
    </span>
  );
}
