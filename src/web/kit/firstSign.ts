/** What tells that somebody is using the page. */
export const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

const LATEST_MS = 1_000;
/** A page that nobody has touched for so long may still be touched when the connection has gone. */
const UNTOUCHED_MS = 10_000;
/** Nobody waits then, so one thing comes after the other: all at once would keep a slow machine busy. */
const BETWEEN_MS = 250;
let hasSign = false;
let isLate = false;
const waiting = new Set<() => void>();

/** Once there is nothing else to do. What it returns calls it off. */
export function whenQuiet(run: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(asked);
}

let untouched: ReturnType<typeof setTimeout> | undefined;

function listen() {
  for (const sign of SIGNS) addEventListener(sign, takeSign, { capture: true, passive: true });
  untouched ??= setTimeout(takeNext, isLate ? BETWEEN_MS : UNTOUCHED_MS);
}

function takeNext() {
  isLate = true;
  untouched = undefined;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  untouched = setTimeout(takeNext, BETWEEN_MS);
}

function takeSign() {
  hasSign = true;
  clearTimeout(untouched);
  for (const sign of SIGNS) removeEventListener(sign, takeSign, true);
  for (const start of waiting) start();
  waiting.clear();
}

/**
 * In a quiet moment after the first sign that somebody is there, or a while later: what nobody needs to see a page, but
 * whoever begins to use it soon does. What it returns calls it off.
 */
export function afterFirstSign(run: () => void) {
  let callOff = () => {};
  const start = () => {
    callOff = whenQuiet(run);
  };
  if (hasSign) start();
  else {
    if (waiting.size === 0) listen();
    waiting.add(start);
  }
  return () => {
    waiting.delete(start);
    callOff();
  };
}
