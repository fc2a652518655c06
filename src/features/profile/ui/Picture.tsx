import { useState } from 'react';
import { useAddress } from '#web/kit/Avatar.tsx';

interface Props {
  url: string;
  alt: string;
  className?: string | undefined;
  width?: number | null;
  height?: number | null;
  lazy?: boolean;
}

/** A picture of ours or an upload, which only the session may open. Its place is kept until it is there. */
export function Picture({ url, alt, className, width, height, lazy = true }: Props) {
  const [isBroken, setBroken] = useState(false);
  const address = useAddress(url, () => setBroken(true));
  if (!address || isBroken)
    return <span className={className} role="img" aria-label={alt} data-missing={isBroken || undefined} />;
  return (
    <img
      className={className}
      src={address}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={lazy ? 'lazy' : undefined}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
