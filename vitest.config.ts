import { defineConfig } from 'vitest/config';
import { englishWords } from './scripts/lib/englishWords.ts';

export default defineConfig({
  plugins: [englishWords()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'tests/{api,attacks,build,faults,process}/**/*.test.ts'],
    globalSetup: ['tests/api/database.ts', 'tests/process/build.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
