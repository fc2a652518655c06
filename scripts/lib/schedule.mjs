/** Runs jobs as soon as what they need is done and there is room; `size` says how much room one takes. */
export async function schedule(jobs, room, perform) {
  const done = new Map();
  const waiting = new Set(jobs);
  const underWay = new Map();
  let taken = 0;
  const isReady = (job) => (job.needs ?? []).every((name) => done.has(name));
  const sizeOf = (job) => Math.min(job.size ?? 1, room);

  while (waiting.size > 0 || underWay.size > 0) {
    for (const job of waiting) {
      if (!isReady(job) || taken + sizeOf(job) > room) continue;
      waiting.delete(job);
      taken += sizeOf(job);
      const unmet = (job.needs ?? []).filter((name) => !done.get(name).ok);
      const work = perform(job, unmet).then((result) => {
        done.set(job.name, result);
        underWay.delete(job);
        taken -= sizeOf(job);
      });
      underWay.set(job, work);
    }
    if (underWay.size === 0) throw new Error('a step waits for one that is not in the list');
    await Promise.race(underWay.values());
  }
  return jobs.map((job) => done.get(job.name));
}
