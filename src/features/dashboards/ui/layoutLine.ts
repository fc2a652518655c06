import type { Layout, PlacedCard } from '#features/dashboards/contract.ts';

/** How a dashboard is to be: these cards, or as it comes. */
export type Wanted = PlacedCard[] | 'first';

interface Doors {
  store: (wanted: Wanted) => Promise<Layout>;
  /** Whether something waits or is on its way. */
  onBusy: (isBusy: boolean) => void;
  onStored: (layout: Layout) => void;
  onFailed: (error: unknown) => void;
}

/** States go to the server one after the other; of those that wait, only the last. */
export function layoutLine({ store, onBusy, onStored, onFailed }: Doors) {
  let waiting: Wanted | undefined;
  let isBusy = false;
  const setBusy = (is: boolean) => {
    isBusy = is;
    onBusy(is);
  };
  async function send() {
    let stored: Layout | undefined;
    while (waiting) {
      const wanted = waiting;
      waiting = undefined;
      stored = await store(wanted);
    }
    return stored;
  }
  return async function push(wanted: Wanted) {
    waiting = wanted;
    if (isBusy) return;
    setBusy(true);
    try {
      const stored = await send();
      setBusy(false);
      if (stored) onStored(stored);
    } catch (error) {
      waiting = undefined;
      setBusy(false);
      onFailed(error);
    }
  };
}
