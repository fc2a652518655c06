import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { TaskRepeat } from '#features/todo/contract.ts';

const DAY_MS = 86_400_000;

const startOfDay = (wall: number) => wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);

/** So many months later, on that day of the month or the last one it has. */
function monthsLater(wall: number, months: number, day: number): number {
  const time = wall - startOfDay(wall);
  const date = new Date(wall);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0);
  return Math.min(first + (day - 1) * DAY_MS, last) + time;
}

const isWeekend = (wall: number) => [0, 6].includes(new Date(wall).getUTCDay());

function weekdaysLater(wall: number, count: number): number {
  let at = wall;
  for (let left = count; left > 0; left -= isWeekend(at) ? 0 : 1) at += DAY_MS;
  return at;
}

function later(wall: number, { every }: TaskRepeat, count: number, day: number): number {
  if (every === 'day') return wall + count * DAY_MS;
  if (every === 'week') return wall + 7 * count * DAY_MS;
  if (every === 'weekday') return weekdaysLater(wall, count);
  return monthsLater(wall, every === 'month' ? count : 12 * count, day);
}

interface Due {
  dueAt: Date;
  dueIsDay: boolean;
}

interface Times extends Partial<Pick<Due, 'dueIsDay'>> {
  dueAt: Date | null;
  remindAt: Date | null;
}

/** The times of the next one. */
export interface Next extends Due {
  remindAt: Date | null;
  repeat: TaskRepeat;
}

/**
 * When a repeating task is next due: after the last one, and not on a day or at a moment that has gone by. What had no
 * date repeats from today. Clocks of the person's zone decide, so that nine o'clock stays nine o'clock.
 */
export function nextOf({ dueAt, dueIsDay = false, remindAt }: Times, repeat: TaskRepeat, now: Date): Next {
  const today = startOfDay(wallOf(now.getTime(), repeat.timeZone));
  const isDay = dueAt === null || dueIsDay;
  const zone = isDay ? 'UTC' : repeat.timeZone;
  const from = dueAt === null ? today : wallOf(dueAt.getTime(), zone);
  const day = repeat.day ?? new Date(from).getUTCDate();
  const isOver = (wall: number) => (isDay ? wall < today : momentOf(wall, zone) <= now.getTime());
  let wall = from;
  for (let times = 1; wall === from || isOver(wall); times += 1) {
    // Weekdays go on from the last one; the others from the first, so that short months leave no trace.
    wall =
      repeat.every === 'weekday'
        ? later(wall, repeat, repeat.interval, day)
        : later(from, repeat, times * repeat.interval, day);
  }
  const keepsDay = repeat.every === 'month' || repeat.every === 'year';
  return {
    dueAt: new Date(momentOf(wall, zone)),
    dueIsDay: isDay,
    remindAt:
      remindAt && new Date(momentOf(wallOf(remindAt.getTime(), repeat.timeZone) + wall - from, repeat.timeZone)),
    repeat: keepsDay ? { ...repeat, day } : repeat,
  };
}
