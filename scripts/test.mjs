// `npm test`: everything that proves the product, from a fresh clone. `npm run check` is its quick first part.
// Words after it choose steps whose name holds one of them: npm test -- conformance
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { existsSync, mkdirSync, rmSync } = await import('node:fs');
const { availableParallelism } = await import('node:os');
const { resolve } = await import('node:path');
const { alone } = await import('./lib/alone.mjs');
const { planBuild } = await import('./lib/build.mjs');
const { CHECKS } = await import('./lib/checks.mjs');
const { chromium } = await import('./lib/chromium.mjs');
const { add, conformanceCounts, playwrightCounts, vitestCounts } = await import('./lib/counts.mjs');
const { install } = await import('./lib/install.mjs');
const { endWith } = await import('./lib/progress.mjs');
const { inProject, inSeconds, root, run, script, stopChildrenOnSignals, tail, tool } = await import('./lib/run.mjs');
const { schedule } = await import('./lib/schedule.mjs');

const begin = performance.now();
process.chdir(root);
stopChildrenOnSignals();

const reports = inProject('.cache/test');
const buildJob = (name, needs = []) => ({ name: `build of the ${name}`, build: name, needs });
const BUILDS = [buildJob('web'), buildJob('server'), buildJob('demo')];
const built = BUILDS.map((job) => job.name);

/** Those that run two workers of their own get two cores. */
const SUITES = [
  {
    name: 'API and unit tests',
    size: 2,
    needs: built,
    commands: [
      [
        ...tool('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports}/vitest.json`,
      ],
    ],
    count: () => vitestCounts(`${reports}/vitest.json`),
  },
  {
    name: 'conformance of the three homes',
    needs: built,
    commands: [[...script('scripts/conformance.ts'), `${reports}/conformance.json`]],
    count: () => conformanceCounts(`${reports}/conformance.json`),
  },
  {
    name: 'end to end in Chromium',
    size: 2,
    needs: built,
    commands: [[...tool('@playwright/test/cli.js'), 'test', '--reporter=list,json']],
    count: () => playwrightCounts(`${reports}/playwright.json`),
  },
];

const { LMS_CONFORMANCE, LMS_QUESTION_SAMPLES } = process.env;
/** Question files written by others: those that were named, else those beside the checks of LMS_CONFORMANCE. */
const samples = LMS_QUESTION_SAMPLES ?? (LMS_CONFORMANCE && resolve(LMS_CONFORMANCE, '../samples/questions'));

const CHILD_ENV = {
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`,
  ...(samples && existsSync(samples) ? { LMS_QUESTION_SAMPLES: samples } : {}),
};

async function runAll(commands, env) {
  let output = '';
  for (const command of commands) {
    const one = await run(command, { env });
    output += one.output;
    if (!one.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

/** A build that is up to date passes without running. */
async function carryOutBuild(name, env) {
  const { commands, done } = planBuild(name);
  const built = await runAll(commands, env);
  if (built.ok) done();
  return built;
}

function carryOut({ work, build, commands }, env) {
  if (work) return work();
  return build ? alone(() => carryOutBuild(build, env)) : runAll(commands, env);
}

/** Counts what a suite reports; a check, a build, or a suite that broke before its first test counts as one. */
function countOf(job, ok) {
  if (!job.count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const counted = job.count();
  return ok || counted.failed > 0 ? counted : add(counted, { passed: 0, failed: 1, skipped: 0 });
}

async function perform(job, unmet, env) {
  if (unmet.length > 0) {
    console.log(`  ✗ ${job.name}: not run, because ${unmet.join(' and ')} failed`);
    return { ok: false, counts: { passed: 0, failed: 1, skipped: 0 } };
  }
  const start = performance.now();
  const { ok, output } = await carryOut(job, env);
  const counts = countOf(job, ok);
  const { passed, failed, skipped } = counts;
  const figures = job.count ? `: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}` : '';
  console.log(`  ${ok ? '✓' : '✗'} ${job.name}${figures} (${inSeconds((performance.now() - start) / 1000)})`);
  if (counts.screens) console.log(`    walked over ${counts.screens} screens (pages, roles, skins and widths)`);
  for (const name of counts.again ?? []) console.log(`    passed only at its second try: ${name}`);
  if (!ok) console.log(`\n${tail(output, 400).replace(/^/gm, '    ')}\n`);
  return { ok: ok && failed === 0, counts };
}

const words = process.argv.slice(2).filter((word) => word !== '--checks');
const offered = process.argv.includes('--checks') ? CHECKS : [...BUILDS, ...CHECKS, ...SUITES];
const chosen = words.length === 0 ? offered : offered.filter((job) => words.some((word) => job.name.includes(word)));
const needed = BUILDS.filter((job) => chosen.some((other) => other.needs?.includes(job.name)));
const jobs = [...new Set([...needed, ...chosen])];

try {
  await install();
  const CHROMIUM = jobs.some((job) => job.count) ? await chromium() : undefined;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = { ...CHILD_ENV, ...(CHROMIUM && { CHROMIUM }) };
  const results = await schedule(jobs, Math.max(2, availableParallelism()), (job, unmet) => perform(job, unmet, env));
  const { passed, failed } = add(...results.map((one) => one.counts));
  const ok = results.every((one) => one.ok) && failed === 0 && passed > 0;
  console.log(`\n  All of it took ${inSeconds((performance.now() - begin) / 1000)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  endWith(error);
}
