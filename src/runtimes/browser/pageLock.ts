/** Held as long as this page is there: the browser gives it back however the page ends. Without locks it has no name. */
export async function holdPageLock(): Promise<string | null> {
  if (!navigator.locks) return null;
  const name = `demo page ${crypto.randomUUID()}`;
  await new Promise<void>((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise<void>(() => {});
    });
  });
  return name;
}

/** In the worker: aborts once that page is gone. */
export function goneWith(page: string | null): AbortSignal {
  const gone = new AbortController();
  if (page !== null) void navigator.locks.request(page, () => gone.abort());
  return gone.signal;
}
