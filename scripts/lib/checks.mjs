import { readdirSync } from 'node:fs';
import { inProject, run, script, tool } from './run.mjs';

const TSC = tool('typescript/bin/tsc');
// Each checker works out the whole API's types again: more than two only cost memory.
const project = (name) => [...TSC, '-p', `tsconfig.${name}.json`];
const types = (name) => [...project(name), '--checkers', '2'];
const PROJECTS = ['api', 'web', 'node', 'e2e'];

/** One import of a driver would let `process` and `Buffer` compile in code that has to run in a page. */
async function apiWithoutNode() {
  const { ok, output } = await run([...types('api'), '--listFilesOnly']);
  const found = output.split('\n').filter((line) => line.includes('@types/node'));
  if (!ok || found.length > 0) {
    return {
      ok: false,
      output: `Node's types reach the API; something there imports a driver.\n${found[0] ?? output}`,
    };
  }
  return { ok, output };
}

/** Nothing imports a test: the types of one that no project names are never looked at. */
async function testsAreTyped() {
  const shown = await Promise.all(PROJECTS.map((name) => run([...project(name), '--showConfig'])));
  const failed = shown.find(({ ok }) => !ok);
  if (failed) return failed;
  const named = new Set(shown.flatMap(({ output }) => JSON.parse(output).files));
  const there = ['src', 'tests', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((name) => `./${folder}/${name}`),
  );
  const missing = there.filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !named.has(name));
  const output = missing.map((name) => `${name} is in no tsconfig.*.json: its types are not checked.\n`).join('');
  return { ok: missing.length === 0, output };
}

/** Everything that can be said without running the product. */
export const CHECKS = [
  { name: 'types of the API', commands: [types('api')] },
  { name: 'types of the pages', commands: [types('web')] },
  { name: 'types of runtimes, scripts and tests', commands: [types('node'), types('e2e')] },
  { name: 'the API compiles without Node', work: apiWithoutNode },
  { name: 'types of every test', work: testsAreTyped },
  { name: 'lint and format', commands: [[...tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']] },
  { name: 'unused code', commands: [[...tool('knip/bin/knip.js'), '--no-progress']] },
  { name: 'language keys', commands: [script('scripts/check-languages.ts')] },
  { name: 'migrations', commands: [script('scripts/check-migrations.ts')] },
  { name: 'settings', commands: [script('scripts/check-settings.ts')] },
  { name: 'licences', commands: [[...script('scripts/list-licences.ts'), '--check']] },
  { name: 'secrets', commands: [[process.execPath, inProject('scripts/check-secrets.mjs')]] },
  { name: 'lock file', commands: [[process.execPath, inProject('scripts/check-lockfile.mjs')]] },
];
