import { useSyncExternalStore } from 'react';

/** The colours of the moment, for what is drawn where no style sheet reaches. */
export interface Palette {
  skin: string;
  /** In the order of series. */
  series: string[];
  surface: string;
  raised: string;
  hover: string;
  grid: string;
  lineStrong: string;
  control: string;
  text: string;
  text2: string;
  text3: string;
  font: string;
}

const ORDER = [1, 2, 3, 4, 5, 6];

/** A built style sheet says `#fff`; libraries and sums want all six digits. */
export const sixDigits = (color: string) =>
  /^#[0-9a-f]{3}$/i.test(color) ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color;

function read(skin: string): Palette {
  const look = getComputedStyle(document.documentElement);
  const token = (name: string) => sixDigits(look.getPropertyValue(`--lms-${name}`).trim());
  return {
    skin,
    series: ORDER.map((at) => token(`series-${at}`)),
    ...{ surface: token('surface'), raised: token('raised'), hover: token('hover'), grid: token('grid') },
    ...{ lineStrong: token('line-strong'), control: token('control') },
    ...{ text: token('text'), text2: token('text-2'), text3: token('text-3') },
    font: getComputedStyle(document.body).fontFamily,
  };
}

let known: { look: string; palette: Palette } | undefined;

function current(): Palette {
  const { skin = '', accent = '' } = document.documentElement.dataset;
  const look = `${skin} ${accent} ${document.documentElement.lang}`;
  if (known?.look !== look) known = { look, palette: read(skin) };
  return known.palette;
}

/** The skin follows the machine too: whatever changes it, it is written on the page's root. */
function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-skin', 'data-accent', 'lang'] });
  return () => observer.disconnect();
}

export const usePalette = () => useSyncExternalStore(watch, current);

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Some of one colour over another: `share` goes from 0 to 1. */
export function mixed(over: string, below: string, share: number): string {
  const ground = parts(below);
  const channels = parts(over).map((value, at) => Math.round(value * share + (ground[at] ?? 0) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
