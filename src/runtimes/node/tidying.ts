import type { Deps } from '#api/deps.ts';
import { tidy } from '#api/housekeeping.ts';
import { tidyFiles } from '#api/tidyFiles.ts';

const HOUR = 3_600_000;

/** At the start and every hour. Answers how to stop. */
export function followTidying(deps: Deps): () => Promise<void> {
  let open = true;
  let running: Promise<void> = Promise.resolve();
  const quietly = (work: Promise<void>) =>
    work.catch((error: Error) => deps.log.warn({ error: error.message }, 'tidying failed'));
  const sweep = async () => {
    await quietly(tidy(deps.db, deps.clock(), deps.policy.rememberDays));
    await quietly(tidyFiles(deps, () => open));
  };
  let busy = false;
  const begin = () => {
    if (busy) return;
    busy = true;
    running = sweep().finally(() => {
      busy = false;
    });
  };
  begin();
  const timer = setInterval(begin, HOUR);
  return () => {
    open = false;
    clearInterval(timer);
    return running;
  };
}
