/** Other work must not wait for slow servers of somebody else for longer. */
const PATIENCE_MS = 4_000;

/** Whether it is over soon. What takes longer goes on behind. */
export async function isOverSoon(work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
