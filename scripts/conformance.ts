// The same contract checks against all three homes: the project's own, and those of the folder LMS_CONFORMANCE names.
//   node --import tsx scripts/conformance.ts [report.json] [embedded] [postgresql] [browser]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startBrowserHome } from '../tests/conformance/bridge.ts';
import { startBalancer } from '../tests/support/balancer.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';

interface Home {
  url: string;
  close(): Promise<unknown>;
}

/** Nothing set up: the embedded database in a new folder. */
async function embedded(): Promise<Home> {
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ LMS_DATA: join(folder, 'data') });
  const close = async () => {
    await server.stop();
    remove();
  };
  return { url: server.url, close };
}

/** Two processes on one PostgreSQL, asked in turn: they have to behave as one. */
async function postgresql(): Promise<Home> {
  const { folder, remove } = temporaryFolder();
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.createDatabase('lms'), LMS_DATA: join(folder, 'data') };
  // At the same moment, so that they also have to agree on who migrates and lays the sample data.
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  const balancer = await startBalancer(servers.map((one) => one.url));
  const close = async () => {
    await balancer.close();
    await Promise.all(servers.map((one) => one.stop()));
    await postgres.stop();
    remove();
  };
  return { url: balancer.url, close };
}

/** The static demo in a Chromium; a small bridge carries the requests into the page. */
const browser = () => startBrowserHome({ folder: 'dist/demo' });

const HOMES = { embedded, postgresql, browser } satisfies Record<string, () => Promise<Home>>;
type HomeName = keyof typeof HOMES;

const own = 'tests/conformance';
const ownFiles = readdirSync(own)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(own, name));

function handedOver(): string[] {
  const folder = process.env.LMS_CONFORMANCE;
  if (!folder) return [];
  const areas: string[] = JSON.parse(readFileSync(join(own, 'areas.json'), 'utf8'));
  const files = areas.map((area) => resolve(folder, `${area}.test.mjs`));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`LMS_CONFORMANCE names a folder without ${missing}`);
  return files;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs the files against one home. Shown is what fails; the figures come from the machine-readable report. */
function check(name: string, url: string, files: string[], folder: string): Promise<Counts> {
  const report = join(folder, `conformance-${name}.tap`);
  const args = [
    ...['--import', 'tsx', '--test', '--test-concurrency=2'],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
  ];
  const child = spawn(process.execPath, [...args, ...files], {
    env: { ...process.env, BASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done) =>
    child.on('close', (code) => {
      const tap = readFileSync(report, 'utf8');
      const figure = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
      const failed = figure('fail') + figure('cancelled');
      done({
        passed: figure('pass'),
        failed: failed || (code === 0 ? 0 : 1),
        skipped: figure('skipped') + figure('todo'),
      });
    }),
  );
}

async function checkHome(name: HomeName, files: string[], folder: string): Promise<Counts> {
  const begin = performance.now();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  const home = await HOMES[name]();
  console.log(`\n${name}: ready after ${seconds()} s at ${home.url}`);
  try {
    const counts = await check(name, home.url, files, folder);
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds()} s`);
    return counts;
  } finally {
    await home.close();
  }
}

const words = process.argv.slice(2);
const report = words.find((word) => word.endsWith('.json')) ?? '.cache/test/conformance.json';
const asked = (Object.keys(HOMES) as HomeName[]).filter((name) => words.includes(name));
const files = [...ownFiles, ...handedOver()];
mkdirSync(dirname(report), { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const name of asked.length > 0 ? asked : (Object.keys(HOMES) as HomeName[])) {
  const counts = await checkHome(name, files, dirname(report)).catch((error: unknown) => {
    console.error(`${name}: could not be checked`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  writeFileSync(report, JSON.stringify(total));
}
process.exit(total.failed > 0 ? 1 : 0);
