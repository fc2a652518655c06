import { readFileSync } from 'node:fs';

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export function add(...all) {
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A file that could not even be loaded holds no tests, and counts as one that failed. */
export function vitestCounts(file) {
  const report = readJson(file);
  if (!report) return NOTHING;
  const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** `again`: the journeys that only passed when they were made a second time; `screens`: how many the walks looked at. */
export function playwrightCounts(file) {
  const report = readJson(file);
  if (!report) return NOTHING;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const again = specsIn(report)
    .filter((spec) => spec.tests.some((one) => one.status === 'flaky'))
    .map((spec) => `${spec.file}: ${spec.title}`);
  const annotations = specsIn(report).flatMap((spec) => spec.tests.flatMap((one) => one.annotations));
  const screens = annotations
    .filter((one) => one.type === 'screens')
    .reduce((total, one) => total + Number(one.description), 0);
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, again, screens };
}

/** What scripts/conformance.ts wrote. */
export const conformanceCounts = (file) => readJson(file) ?? NOTHING;
