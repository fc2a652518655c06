import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StepFailed, step } from './progress.mjs';

/** Chromium without windows: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/** Debian's, where we may. */
async function installShell(advice) {
  const apt = onPath('apt-get');
  if (process.getuid?.() !== 0 || !apt) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [
    [apt, 'update', '-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'],
    [apt, 'install', '-y', '-q', '--no-install-recommends', SHELL],
  ];
  await step('Installing Chromium', commands, advice, { env });
}

/** The browser for the tests: the quick one, another that is there, or none and a word of advice. */
export async function chromium() {
  if (process.env.CHROMIUM || onPath(SHELL)) return findChromium();
  const other = findChromium();
  try {
    await installShell(
      'Chromium could not be installed: install it by hand, or set CHROMIUM to the path of a browser.',
    );
  } catch (error) {
    if (!other) throw error;
    console.log(`  Going on with ${other}, which takes longer.`);
  }
  const found = findChromium();
  if (found) return found;
  throw new StepFailed(
    'The tests need Chromium or Chrome and none was found: install one (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  );
}
