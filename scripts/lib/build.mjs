import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepLast } from './keepLast.mjs';
import { inProject, root, script, VITE } from './run.mjs';

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json'];
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isServerOnly = (path) => /^src\/(runtimes\/(node|embedded)|api\/|features\/[^/]+\/api\/)/.test(path);
const isPagesOnly = (path) => /^src\/(web\/|features\/[^/]+\/ui\/|runtimes\/browser)/.test(path);

const PAGES = ['src', 'public', 'index.html', 'vite.config.ts', 'postcss.config.cjs', 'scripts/lib'];

/** What can be built: from which files, with which commands, into which folder of dist. */
const TARGETS = {
  web: {
    title: 'Building the pages',
    from: [...PAGES, 'scripts/compress.mjs'],
    skip: isServerOnly,
    commands: [
      [...VITE, 'build', '--logLevel', 'warn'],
      [process.execPath, inProject('scripts/compress.mjs'), 'dist/web'],
    ],
    keepsLast: true,
  },
  server: {
    title: 'Building the server',
    from: [
      'src',
      'vite.server.config.ts',
      ...['migrate', 'backup', 'restore', 'create-admin'].map((name) => `scripts/${name}.ts`),
    ],
    skip: isPagesOnly,
    commands: [[...VITE, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']],
  },
  demo: {
    title: 'Building the demo',
    from: [...PAGES, 'vite.demo.config.ts', 'scripts/build-demo.ts', 'scripts/demo'],
    skip: (path) => /^src\/runtimes\/(node|embedded)/.test(path),
    commands: [script('scripts/build-demo.ts')],
  },
};

function filesOf(path) {
  const found = statSync(inProject(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** One number for everything a build reads. The route tree is left out: the build itself writes it. */
function fingerprint({ from, skip }) {
  const hash = createHash('sha256');
  for (const path of [...SHARED, ...from].flatMap(filesOf)) {
    if (isTest(path) || skip(path) || path.endsWith('routeTree.gen.ts')) continue;
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

const stampOf = (name) => inProject('dist/.built', name);

export function isFresh(name, now = fingerprint(TARGETS[name])) {
  const stamp = stampOf(name);
  const isLike = statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8') === now;
  return isLike && filesOf(`dist/${name}`).length > 0;
}

/** How to bring a target up to date; no commands when it is. `done` is called once they all went well. */
export function planBuild(name) {
  const target = TARGETS[name];
  const stamp = stampOf(name);
  const now = fingerprint(target);
  if (isFresh(name, now)) return { title: target.title, commands: [], done: () => {} };
  rmSync(stamp, { force: true });
  const since = Date.now();
  return {
    title: target.title,
    commands: target.commands,
    done() {
      mkdirSync(dirname(stamp), { recursive: true });
      if (target.keepsLast) keepLast(inProject('dist', name), `${stamp}.files`, since);
      writeFileSync(stamp, now);
    },
  };
}
