export const SEEK_S = 5;
const VOLUME_STEP = 0.1;
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

export function togglePlay(media: HTMLMediaElement) {
  if (media.paused) void media.play().catch(() => media.pause());
  else media.pause();
}

export function seek(media: HTMLMediaElement, seconds: number) {
  media.currentTime = within(seconds, media.duration || 0);
}

export function setVolume(media: HTMLMediaElement, volume: number) {
  media.volume = within(volume, 1);
  media.muted = media.volume === 0;
}

/** Heard again as loud as before; one that was turned down to nothing comes back at half. */
export function toggleMuted(media: HTMLMediaElement) {
  media.muted = !media.muted;
  if (!media.muted && media.volume === 0) media.volume = 0.5;
}

function changeSpeed(media: HTMLMediaElement, by: 1 | -1) {
  const next = SPEEDS[SPEEDS.indexOf(media.playbackRate) + by];
  if (next) media.playbackRate = next;
}

type Deed = (media: HTMLMediaElement) => void;

const DEEDS: Record<string, Deed> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowRight: (media) => seek(media, media.currentTime + SEEK_S),
  ArrowLeft: (media) => seek(media, media.currentTime - SEEK_S),
  ArrowUp: (media) => setVolume(media, media.volume + VOLUME_STEP),
  ArrowDown: (media) => setVolume(media, media.volume - VOLUME_STEP),
  m: toggleMuted,
  '>': (media) => changeSpeed(media, 1),
  '<': (media) => changeSpeed(media, -1),
};

/** What a key does to a film; the digits jump to that tenth of it. */
export function deedOf(key: string): Deed | undefined {
  if (/^\d$/.test(key)) return (media) => seek(media, (media.duration || 0) * (Number(key) / 10));
  return DEEDS[key.length === 1 ? key.toLowerCase() : key];
}
