import { useEffect, useState } from 'react';

export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** The words of one language. The browser reads the file, we write them: they then look and run as the page does. */
export function useCaptions(media: HTMLMediaElement | null, src: string | undefined): Cue[] {
  const [cues, setCues] = useState<Cue[]>([]);
  useEffect(() => {
    setCues([]);
    if (!media || !src) return;
    const tracks = [...media.querySelectorAll('track')];
    for (const one of tracks) one.track.mode = one.dataset.file === src ? 'hidden' : 'disabled';
    const chosen = tracks.find((one) => one.dataset.file === src);
    if (!chosen) return;
    const read = () =>
      setCues(
        [...(chosen.track.cues ?? [])].map((cue) => ({
          start: cue.startTime,
          end: cue.endTime,
          text: (cue as VTTCue).text,
        })),
      );
    read();
    chosen.addEventListener('load', read);
    return () => chosen.removeEventListener('load', read);
  }, [media, src]);
  return cues;
}
