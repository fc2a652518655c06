import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StepFailed, step } from './progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, name)).find(isProgram);

function findChromium() {
  const given = process.env.CHROMIUM;
  if (given && !isProgram(given)) {
    throw new StepFailed(`CHROMIUM names ${given}, which is no program: set it to the path of Chromium or Chrome.`);
  }
  return given || NAMES.map(onPath).find(Boolean) || MAC.find(isProgram);
}

/** The browser for the tests: the one that is there or, where we may, Debian's. */
export async function chromium() {
  const found = findChromium();
  if (found) return found;
  const apt = onPath('apt-get');
  if (process.getuid?.() === 0 && apt) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const advice = 'Chromium could not be installed: install it by hand, or set CHROMIUM to the path of a browser.';
    const commands = [
      [apt, 'update', '-q'],
      [apt, 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ];
    await step('Installing Chromium', commands, advice, { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new StepFailed(
    'The tests need Chromium or Chrome and none was found: install one (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  );
}
