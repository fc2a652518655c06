import { alone } from './alone.mjs';
import { isFresh, planBuild } from './build.mjs';
import { step } from './progress.mjs';

/** Builds what is not up to date, showing a line for each. */
export async function build(...names) {
  if (names.every((name) => isFresh(name))) return;
  await alone(async () => {
    for (const name of names) {
      const { title, commands, done } = planBuild(name);
      if (commands.length === 0) continue;
      await step(title, commands, `${title} failed: the lines above say where. Mend it and run the command again.`);
      done();
    }
  });
}
