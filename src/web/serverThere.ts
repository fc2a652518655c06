const LOOK_MS = 2_000;

/** Whether the server answers at all: a connection of one's own does not tell that it runs. */
export const isServerThere = () =>
  navigator.onLine
    ? globalThis.fetch('/healthz', { cache: 'no-store' }).then(
        (answer) => answer.ok,
        () => false,
      )
    : Promise.resolve(false);

/** Waits until the server is back, however long that takes. */
export async function untilServerIsThere(): Promise<void> {
  while (!(await isServerThere())) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, LOOK_MS);
      addEventListener('online', () => resolve(), { once: true });
    });
  }
}
