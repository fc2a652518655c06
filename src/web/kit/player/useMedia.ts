import { useEffect, useState } from 'react';

export interface MediaState {
  isPlaying: boolean;
  /** It should be playing and has nothing to play yet. */
  isWaiting: boolean;
  hasFailed: boolean;
  time: number;
  duration: number;
  volume: number;
  rate: number;
}

const BEFORE: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  volume: 1,
  rate: 1,
};

const EVENTS = [
  ...['play', 'playing', 'pause', 'ended', 'waiting', 'canplay', 'error', 'emptied'],
  ...['timeupdate', 'seeking', 'seeked', 'durationchange', 'volumechange', 'ratechange'],
];

const read = (media: HTMLMediaElement): MediaState => ({
  isPlaying: !media.paused && !media.ended,
  isWaiting: !media.paused && !media.ended && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  hasFailed: media.error !== null,
  time: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : 0,
  volume: media.muted ? 0 : media.volume,
  rate: media.playbackRate,
});

/** What a film or a sound is doing. The element is the truth: the browser's own keys and windows change it too. */
export function useMedia(media: HTMLMediaElement | null): MediaState {
  const [state, setState] = useState(BEFORE);
  useEffect(() => {
    if (!media) return;
    const update = () => setState(read(media));
    update();
    for (const event of EVENTS) media.addEventListener(event, update);
    return () => {
      for (const event of EVENTS) media.removeEventListener(event, update);
    };
  }, [media]);
  return state;
}
