/** Zones that every engine here knows by their name; offsets such as +01:00 know no summer and are no zones. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show at a moment, as if it were UTC: 9:00 in Berlin is 9:00Z here. */
export function wallOf(moment: number, zone: string): number {
  if (zone === 'UTC') return moment;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const ms = ((moment % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, ms);
}

const DAY = 86_400_000;
const offsetAt = (moment: number, zone: string) => wallOf(moment, zone) - moment;

/**
 * The moment at which the clocks of a zone show a time. What they show twice is the first of the two; what they skip
 * is as much later as they were put forward.
 */
export function momentOf(wall: number, zone: string): number {
  if (zone === 'UTC') return wall;
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  if (before === after) return wall - before;
  const shown = [wall - before, wall - after].filter((moment) => wallOf(moment, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : wall - before;
}
