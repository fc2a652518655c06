import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tests/conformance/chromium.ts';

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Two browsers and a server share two cores: what a moment of load broke is tried again, and named in the end.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Writing down every step costs a third of the time; `--trace on` after the command does it for a test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nobody waits for what moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
