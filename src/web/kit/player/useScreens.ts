import { type RefObject, useEffect, useState } from 'react';
import { toast } from '../toast.ts';

/** The full screen, and the small window above the others. */
export function useScreens(frame: RefObject<HTMLElement | null>, media: HTMLMediaElement | null) {
  const [isFull, setFull] = useState(false);
  const [isSmall, setSmall] = useState(false);
  useEffect(() => {
    const update = () => {
      setFull(frame.current !== null && document.fullscreenElement === frame.current);
      setSmall(media !== null && document.pictureInPictureElement === media);
    };
    const events = ['fullscreenchange', 'enterpictureinpicture', 'leavepictureinpicture'];
    for (const event of events) document.addEventListener(event, update);
    return () => {
      for (const event of events) document.removeEventListener(event, update);
    };
  }, [frame, media]);

  const video = media instanceof HTMLVideoElement ? media : null;
  const tell = (error: unknown) => toast.failed(error);
  return {
    isFull,
    isSmall,
    mayFull: video !== null && document.fullscreenEnabled,
    maySmall: video !== null && document.pictureInPictureEnabled,
    toggleFull: () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(tell),
    toggleSmall: () => void (isSmall ? document.exitPictureInPicture() : video?.requestPictureInPicture())?.catch(tell),
  };
}
