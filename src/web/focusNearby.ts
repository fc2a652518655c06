import { SIGNS } from './kit/firstSign.ts';

/** After so long nothing else has taken the focus: a drawer gives it back a moment after it has closed. */
const SETTLED_MS = 250;
/** What is only busy can be pressed again by then, and has the focus back. */
const OFF_MS = 1_000;
const REMEMBERED = 8;

/** Nothing to write in: the next key would become a letter there. */
const PRESSABLE =
  ':is(a[href], button:enabled, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"]):enabled):not([tabindex="-1"])';

/** It was pressed and cannot be any more: at the end of a list, or done. A field is only busy, and somebody may go on typing. */
const OFF = 'button:disabled:not([data-loading])';

/** What had the focus and its parents up to the page or layer it stood in, each with what came before and after it. */
interface Place {
  element: Element;
  before: Element | null;
  after: Element | null;
}

interface Focused {
  places: Place[];
  page: string;
  /** In the page itself, not in a layer above it. */
  isBelow: boolean;
  /** In one of the messages that come and go. */
  isSaid: boolean;
}

const isEnd = (element: Element | null) =>
  !element || element.matches('body, main, [role="dialog"]') || element.parentElement === document.body;

const isSaid = (element: Element) => element.closest('[role="status"], [role="alert"]') !== null;

function describe(element: Element): Focused {
  const places: Place[] = [];
  for (let one: Element | null = element; one && !isEnd(one); one = one.parentElement)
    places.push({ element: one, before: one.previousElementSibling, after: one.nextElementSibling });
  return { places, page: location.pathname, isBelow: element.closest('main') !== null, isSaid: isSaid(element) };
}

const canTake = (element: Element) =>
  element.isConnected &&
  element.checkVisibility() &&
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden="true"]');

function pressableIn(box: Element | null): Element | undefined {
  if (!box?.isConnected) return undefined;
  return [box, ...box.querySelectorAll(PRESSABLE)].find((one) => one.matches(PRESSABLE) && canTake(one));
}

function nearest(places: Place[]): Element | undefined {
  for (const { element, before, after } of places) {
    // What is still there may have something else in it now.
    const found = pressableIn(element) ?? pressableIn(after) ?? pressableIn(before);
    if (found) return found;
  }
  return undefined;
}

/** Of the layer on top, or of the page. */
function heading(): Element | undefined {
  const layer = [...document.querySelectorAll('[role="dialog"]')].findLast(canTake);
  const found = (layer ?? document.querySelector('main'))?.querySelector<HTMLElement>('h1, h2');
  if (!found) return undefined;
  found.tabIndex = -1;
  found.style.outline = 'none';
  return found;
}

/**
 * What somebody pressed by keyboard is often gone then, or disabled: a row that was deleted, a bar that closed, the last
 * of several steps. Browsers leave the focus nowhere, and whoever hears the page is at its top. It goes to what stood
 * beside it; out of a layer that closed to where it was before; else to the heading.
 */
export function focusNearby() {
  const { activeElement, body } = document;
  let last = activeElement && activeElement !== body ? describe(activeElement) : undefined;
  let earlier: Element[] = [];
  // It comes with the first sign of somebody, which is a key if something has the focus already.
  let byKeys = last !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** From a button that was disabled to one beside it, and nothing was pressed since. */
  let lent: { from: HTMLElement; to: Element } | undefined;

  const pressed = () => (byKeys ? last?.places[0]?.element : undefined);
  const isOff = () => pressed()?.matches(OFF) ?? false;
  const isGone = () => pressed()?.isConnected === false;
  const isNowhere = () => document.activeElement === document.body;
  function giveBack() {
    if (!lent || lent.from.matches(':disabled')) return;
    if (document.activeElement === lent.to) lent.from.focus({ preventScroll: true });
    lent = undefined;
  }
  function find() {
    timer = undefined;
    if (!last || !isNowhere() || !(isGone() || isOff())) return;
    const from = pressed();
    const isSamePage = last.page === location.pathname;
    const beside = isSamePage && !last.isSaid ? nearest(last.places) : undefined;
    const before = last.isBelow ? undefined : earlier.find((one) => canTake(one) && !isSaid(one));
    const target = beside ?? before ?? heading();
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    if (from instanceof HTMLElement && from.isConnected) lent = { from, to: target };
  }

  for (const sign of SIGNS)
    addEventListener(
      sign,
      () => {
        if (sign === 'keydown') byKeys = true;
        if (sign === 'pointerdown' || sign === 'touchstart') byKeys = false;
        if (sign === 'keydown' || !byKeys) lent = undefined;
      },
      { capture: true, passive: true },
    );
  addEventListener('focusin', ({ target }) => {
    clearTimeout(timer);
    timer = undefined;
    const before = last?.places[0]?.element;
    if (before && before !== target)
      earlier = [before, ...earlier.filter((one) => one !== before)].slice(0, REMEMBERED);
    last = describe(target as Element);
  });
  new MutationObserver(() => {
    giveBack();
    if (timer !== undefined) return;
    if (isGone() && isNowhere()) timer = setTimeout(find, SETTLED_MS);
    // A browser takes the focus from what is disabled only when it draws: not yet.
    else if (isOff()) timer = setTimeout(find, OFF_MS);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-loading'] });
}
