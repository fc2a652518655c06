// Lighthouse is large (200 packages, 185 MB) and nobody but its bench needs it: it is installed beside the project, when
// it is asked for.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The newest that runs on Node 20. */
const VERSION = '12.8.2';
const FOLDER = fileURLToPath(new URL('../../.cache/lighthouse', import.meta.url));
const PACKAGE = join(FOLDER, 'node_modules/lighthouse');

interface Category {
  /** From 0 to 1. */
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

export interface Report {
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, Category>;
  /** How fast the machine is, roughly: a fast desktop has 1,500 to 2,000. */
  environment: { benchmarkIndex: number };
  /** What went wrong with the whole run. */
  runtimeError?: { message: string };
}

export interface Lighthouse {
  default(url: string, flags: Record<string, unknown>, config?: object): Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
}

function isThere(): boolean {
  const file = join(PACKAGE, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === VERSION;
}

function install() {
  mkdirSync(FOLDER, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0', '--loglevel=error'];
  const { npm_execpath: own } = process.env;
  const [program, ...first] = own?.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm'];
  const words = [...first, 'install', '--prefix', FOLDER, `lighthouse@${VERSION}`, ...flags];
  execFileSync(program ?? 'npm', words, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Nothing where it is not installed and cannot be. */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  if (!isThere()) {
    console.log(`Lighthouse ${VERSION} is installed into .cache/lighthouse, once (185 MB).`);
    try {
      install();
    } catch (error) {
      const [why = ''] = String((error as { stderr?: Buffer }).stderr ?? error).split('\n');
      console.log(`Lighthouse is left out: it could not be installed (${why}). It needs the npm registry once.`);
      return undefined;
    }
  }
  return (await import(pathToFileURL(join(PACKAGE, 'core/index.js')).href)) as Lighthouse;
}
