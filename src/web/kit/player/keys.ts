import type { KeyTable } from '#web/pageShortcuts.ts';

/** While a film or a sound has the focus. */
export const PLAYER_KEYS = {
  play: { keys: [' ', 'k'], label: 'shortcuts:player.play', inside: true },
  seek: { keys: ['ArrowLeft', 'ArrowRight'], label: 'shortcuts:player.seek', inside: true },
  volume: { keys: ['ArrowUp', 'ArrowDown'], label: 'shortcuts:player.volume', inside: true },
  mute: { keys: ['m'], label: 'shortcuts:player.mute', inside: true },
  speed: { keys: ['<', '>'], label: 'shortcuts:player.speed', inside: true },
  captions: { keys: ['c'], label: 'shortcuts:player.captions', inside: true },
  full: { keys: ['f'], label: 'shortcuts:player.full', inside: true },
} as const satisfies KeyTable;
