import { inSeconds, run, tail } from './run.mjs';

/** A step that failed, in one sentence; its log was shown already. */
export class StepFailed extends Error {}

/** Shows one line that grows: "Installing packages… done in 12 s". Answers what the work answered. */
export async function progress(title, work) {
  const begin = performance.now();
  const elapsed = () => inSeconds((performance.now() - begin) / 1000);
  const live = process.stdout.isTTY;
  process.stdout.write(`  ${title}…`);
  const timer = live && setInterval(() => process.stdout.write(`\r  ${title}… ${elapsed()} `), 1_000);
  const end = (word) => {
    clearInterval(timer);
    process.stdout.write(`${live ? `\r  ${title}…` : ''} ${word} ${elapsed()}\n`);
  };
  try {
    const answer = await work();
    end('done in');
    return answer;
  } catch (error) {
    end('failed after');
    throw error;
  }
}

/** Runs programs one after the other as one step. Their output is shown only when one fails. */
export function step(title, commands, whatToDo, options) {
  return progress(title, async () => {
    for (const command of commands) {
      const { ok, output } = await run(command, options);
      if (!ok) throw Object.assign(new StepFailed(whatToDo), { log: tail(output) });
    }
  });
}

/** Ends the process with the log of the step that failed and the sentence that says what to do. */
export function endWith(error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.log) console.error(`\n${error.log.replace(/^/gm, '    ')}`);
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}
