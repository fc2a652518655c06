import type { AccessRole } from '#contract/access.ts';
import type { TourStop } from '#web/kit/Tour.tsx';

interface Spot {
  /** Marked with `data-tour` in the frame and on the start pages. */
  part: string;
  position: NonNullable<TourStop['position']>;
  padding?: number;
  /** Whose start page has it. */
  role?: AccessRole;
  /** In a small window it stands elsewhere, and there are other words for it. */
  isSmall?: true;
}

type StopId = 'menu' | 'home' | 'search' | 'bookmarks' | 'notifications' | 'appearance' | 'help';

/** The way through the product, and where each stop can stand: at the first of its spots that is there. */
const STOPS: { id: StopId; spots: Spot[] }[] = [
  {
    id: 'menu',
    spots: [
      { part: 'menu', position: 'right', padding: 0 },
      { part: 'menu-row', position: 'bottom-start' },
      { part: 'menu-button', position: 'bottom-start', isSmall: true },
    ],
  },
  {
    id: 'home',
    spots: [
      { part: 'home-admin', position: 'bottom-end', role: 'admin' },
      { part: 'home-client', position: 'bottom-end', padding: 0, role: 'client' },
      { part: 'home-student', position: 'bottom', padding: 0, role: 'Student' },
    ],
  },
  {
    id: 'search',
    spots: [
      { part: 'search', position: 'bottom-start' },
      { part: 'search-icon', position: 'bottom-end', isSmall: true },
    ],
  },
  { id: 'bookmarks', spots: [{ part: 'bookmark', position: 'bottom-start' }] },
  { id: 'notifications', spots: [{ part: 'notifications', position: 'bottom-end' }] },
  {
    id: 'appearance',
    spots: [
      { part: 'skin', position: 'bottom-end' },
      { part: 'person', position: 'bottom-end', isSmall: true },
    ],
  },
  {
    id: 'help',
    spots: [
      { part: 'help', position: 'right-end', padding: 0 },
      { part: 'person', position: 'bottom-end', isSmall: true },
    ],
  },
];

export interface FoundStop extends Spot {
  id: StopId;
  target: string;
}

const isSeen = (target: string) =>
  document.querySelector(target)?.checkVisibility({ visibilityProperty: true }) ?? false;

/**
 * The stops this page has for this person in this window; the others drop out. They are bound to the kind of bar: when
 * the window changes it, the same part is a new one and is looked for again.
 */
export const findStops = (bar: string, role: AccessRole): FoundStop[] =>
  STOPS.flatMap(({ id, spots }) => {
    const found = spots
      .filter((spot) => !spot.role || spot.role === role)
      .map((spot) => ({ ...spot, id, target: `[data-navbar="${bar}"] [data-tour="${spot.part}"]` }))
      .find(({ target }) => isSeen(target));
    return found ?? [];
  });
