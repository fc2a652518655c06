import type { Hue } from '#contract/hues.ts';
import { EVENT_KINDS } from '#features/calendar/choices.ts';
import type { EventKind } from '#features/calendar/contract.ts';

/** In the order people see them. */
export const KINDS: EventKind[] = ['Business', 'Personal', 'Family', 'Holiday', 'ETC'];

export const HUE_OF: Record<EventKind, Hue> = {
  Business: 'ink',
  Personal: 'pine',
  Family: 'plum',
  Holiday: 'ochre',
  ETC: 'sky',
};

const NONE = 'none';

/** As the address has it: `Business,Family`; nothing when all are shown. */
export const writeKinds = (kinds: EventKind[]) =>
  kinds.length === EVENT_KINDS.length ? undefined : kinds.length === 0 ? NONE : kinds.join(',');

export function readKinds(text: string | undefined): EventKind[] | undefined {
  if (text === undefined) return undefined;
  if (text === NONE) return [];
  const found = KINDS.filter((kind) => text.split(',').includes(kind));
  return found.length > 0 ? found : undefined;
}
