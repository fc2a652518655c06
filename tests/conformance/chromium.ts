import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet and alone: nothing is asked of the outside, and it runs as root too. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on screens of people: a shell without a window would put them on whole pixels.
  '--font-render-hinting=none',
];

export function findChromium(): string {
  const found = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium or Chrome was found: set CHROMIUM to the path of one.');
  return found;
}

export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
