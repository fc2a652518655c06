import type { Part } from '#features/dashboards/choices.ts';
import type { Deps } from './deps.ts';

const QUIET_MS = 2_000;
const told = new WeakMap<Deps['bus'], Map<Part, number>>();

/**
 * Tells open dashboards that figures moved which no list tells of. Many a second are told once: pages wait a little
 * longer than this before they ask, so that they see what came meanwhile.
 */
export async function tellDashboards({ bus, clock }: Pick<Deps, 'bus' | 'clock'>, part: Part) {
  const last = told.get(bus) ?? new Map<Part, number>();
  told.set(bus, last);
  const now = clock().getTime();
  if (now - (last.get(part) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
  last.set(part, now);
  await bus.publish({ people: 'staff', topic: 'dashboard', ids: [part] });
}
