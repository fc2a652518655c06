import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Running } from '../../support/server.ts';
import { PATIENT } from './patient.ts';

const program = new URL('./clock.mjs', import.meta.url).href;

/** Settings for a server whose clock the test moves, and how to move it. Its database keeps the time of the machine. */
export function movableClock(file: string) {
  const write = (days: number) => writeFileSync(file, String(days * 86_400_000));
  write(0);
  return {
    settings: { NODE_OPTIONS: `--import=${program}`, TEST_CLOCK: file },
    /** From the next start on. */
    set: write,
    /** Under a running server. */
    async jump(server: Running, days: number) {
      const heard = server.output().length;
      write(days);
      server.child.kill('SIGUSR2');
      await expect.poll(() => server.output().slice(heard), PATIENT).toContain('The clock is ahead by');
    },
  };
}
