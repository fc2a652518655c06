import { SIGNS } from './kit/firstSign.ts';

/** After so long nothing else has taken the focus: a drawer gives it back a moment after it has closed. */
const SETTLED_MS = 250;
const REMEMBERED = 8;

/** Nothing to write in: the next key would become a letter there. */
const PRESSABLE =
  ':is(a[href], button:enabled, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"]):enabled):not([tabindex="-1"])';

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
 * What somebody pressed by keyboard is often gone then: a row that was deleted, a bar that closed. Browsers leave the
 * focus nowhere, and whoever hears the page is at its top. It goes to what stood beside it; out of a layer that closed to
 * where it was before; else to the heading.
 */
export function focusNearby() {
  const { activeElement, body } = document;
  let last = activeElement && activeElement !== body ? describe(activeElement) : undefined;
  let earlier: Element[] = [];
  // It comes with the first sign of somebody, which is a key if something has the focus already.
  let byKeys = last !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = () => {
    const element = last?.places[0]?.element;
    return byKeys && document.activeElement === document.body && element !== undefined && !element.isConnected;
  };
  function find() {
    timer = undefined;
    if (!last || !isLost()) return;
    const isSamePage = last.page === location.pathname;
    const beside = isSamePage && !last.isSaid ? nearest(last.places) : undefined;
    const before = last.isBelow ? undefined : earlier.find((one) => canTake(one) && !isSaid(one));
    const target = beside ?? before ?? heading();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  for (const sign of SIGNS)
    addEventListener(
      sign,
      () => {
        if (sign === 'keydown') byKeys = true;
        if (sign === 'pointerdown' || sign === 'touchstart') byKeys = false;
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
    if (timer === undefined && isLost()) timer = setTimeout(find, SETTLED_MS);
  }).observe(document.body, { childList: true, subtree: true });
}
