import { useEffect, useState } from 'react';
import { loadPatiently } from './lazyPart.ts';

/** A file that comes when it is first needed, or ahead of that: `{ load: () => import('./boxes.tsx') }`. */
export interface LazyFile<File> {
  load: () => Promise<File>;
  /** Once it is there. */
  loaded?: File;
}

/** Ahead of time: whoever needs it later asks again. */
export function fetchAhead<File>(wanted: LazyFile<File>) {
  if (wanted.loaded) return;
  wanted.load().then(
    (file) => {
      wanted.loaded = file;
    },
    () => {},
  );
}

/**
 * Undefined until it is there. Unlike a lazy part it is drawn as soon as it comes: where something stands for a part
 * meanwhile, React lets that stay for a third of a second.
 */
export function useLazyFile<File>(wanted: LazyFile<File>): File | undefined {
  const [file, setFile] = useState(() => wanted.loaded);
  const [fault, setFault] = useState<{ error: unknown }>();
  useEffect(() => {
    if (file) return;
    let isDrawn = true;
    loadPatiently(wanted.load).then(
      (loaded) => {
        wanted.loaded = loaded;
        if (isDrawn) setFile(() => loaded);
      },
      (error: unknown) => {
        if (isDrawn) setFault({ error });
      },
    );
    return () => {
      isDrawn = false;
    };
  }, [wanted, file]);
  if (fault) throw fault.error;
  return file;
}
