import { defineConfig } from 'vitest/config';
import { englishWords } from './scripts/lib/englishWords.ts';

/** Each has a database of its own and the server's modules keep nothing beside it: one load of them serves all files. */
const API = ['src/{api,contract}/**/*.test.ts', 'src/features/*/api/**/*.test.ts', 'tests/{api,attacks}/**/*.test.ts'];
/** This one is a page, and loads the page's modules anew for each person. */
const APART = ['tests/api/kanban-pages.test.ts'];
const SETUP = ['tests/api/database.ts', 'tests/process/build.ts'];

export default defineConfig({
  plugins: [englishWords()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: API,
          exclude: APART,
          isolate: false,
          globalSetup: SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: [
            'src/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'tests/{build,faults,process}/**/*.test.ts',
            ...APART,
          ],
          exclude: API.filter((one) => !one.startsWith('tests/')),
          globalSetup: SETUP,
        },
      },
    ],
  },
});
