import type { Part } from '#features/dashboards/choices.ts';
import type { Deps } from './deps.ts';

const QUIET_MS = 2_000;
interface Told {
  at: number;
  /** Something moved since, and is told when the quiet is over: a page may have opened in between. */
  rest?: ReturnType<typeof setTimeout>;
}
const told = new WeakMap<Deps['bus'], Map<Part, Told>>();

/**
 * Tells open dashboards that figures moved which no list tells of. Many a second are told twice, the first at once and
 * the rest after them: pages wait a little longer than this before they ask, so that they see what came meanwhile.
 */
export async function tellDashboards({ bus, clock, log }: Pick<Deps, 'bus' | 'clock' | 'log'>, part: Part) {
  const parts = told.get(bus) ?? new Map<Part, Told>();
  told.set(bus, parts);
  const last = parts.get(part);
  const now = clock().getTime();
  const tell = () => {
    parts.set(part, { at: clock().getTime() });
    return bus.publish({ people: 'staff', topic: 'dashboard', ids: [part] });
  };
  if (!last || now < last.at || now - last.at >= QUIET_MS) {
    clearTimeout(last?.rest);
    await tell();
    return;
  }
  if (last.rest !== undefined) return;
  last.rest = setTimeout(
    () => tell().catch((error: Error) => log.warn({ error: error.name }, 'dashboards were not told')),
    last.at + QUIET_MS - now,
  );
  // A server that stops does not wait for it. (In a browser it is a number.)
  (last.rest as { unref?: () => void }).unref?.();
}
