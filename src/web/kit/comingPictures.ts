import { createContext, useState } from 'react';

type Note = (by: 1 | -1) => void;

/** Rich texts tell here when the upload of pictures begins and ends. What is saved in between is without them. */
export const ComingPictures = createContext<Note>(() => {});

/** Takes pictures that arrive when the text they were for is not on screen any more, as HTML, while it wants them. */
export interface TakesLate {
  isWanted: () => boolean;
  take: (picture: string) => void;
}
export const LatePictures = createContext<TakesLate | null>(null);

/** Whether pictures are on their way into the texts inside `<ComingPictures value={note}>`. */
export function useComingPictures() {
  const [count, setCount] = useState(0);
  const [note] = useState(() => (by: 1 | -1) => setCount((now) => now + by));
  return { isComing: count > 0, note };
}
