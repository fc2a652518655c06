/** What drawn.js knows of a page that was drawn before its code came. */
interface DrawnPage {
  /** What was pressed, in this order. */
  pressed: Element[];
  /** A pointer is down, or a letter is being put together: nothing may be taken away from under it. */
  isHeld: boolean;
  /** From now on everything is done by the code. */
  end: () => void;
}

declare global {
  var drawnPage: DrawnPage | undefined;
}

const TOUCHED = 'button, a[href], input, select';

/** What can be touched, by what it is and says: the same part has the same name in both pages. */
function partsOf(place: Element): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  for (const part of place.querySelectorAll<HTMLElement>(TOUCHED)) {
    const said = part.getAttribute('aria-label') ?? (part.matches('select') ? '' : part.textContent);
    const name = [part.tagName, part.getAttribute('type'), part.dataset.path, said].join(' ');
    parts.set(parts.has(name) ? `${name} ${parts.size}` : name, part);
  }
  return parts;
}

/** As if a person had done it: the page's own handlers hear of it. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function repeat(before: HTMLElement, now: HTMLElement | undefined) {
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    if (before.type === 'checkbox') return before.checked !== now.checked && now.click();
    if (before.value !== now.value) enter(now, before.value);
  } else if (before instanceof HTMLSelectElement && now instanceof HTMLSelectElement)
    if (before.value !== now.value) enter(now, before.value);
}

function focusAs(before: Element | null, now: HTMLElement | undefined) {
  now?.focus({ preventScroll: true });
  if (!(before instanceof HTMLInputElement && now instanceof HTMLInputElement)) return;
  // Fields for addresses have no place of the cursor to tell or to set.
  if (before.selectionStart !== null) now.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** The new page stands where the drawn one did, with what was typed, chosen and pressed there. */
function exchange({ pressed, end }: DrawnPage, drawn: Element, place: HTMLElement) {
  const before = partsOf(drawn);
  const active = document.activeElement;
  const isOther = document.documentElement.dataset.drawn === 'other';
  end();
  place.hidden = false;
  drawn.remove();
  // Nobody saw it.
  if (isOther) return;
  const now = partsOf(place);
  const partNow = (wanted: Element | null) =>
    now.get([...before].find(([, part]) => part === wanted)?.[0] ?? 'nothing');
  for (const part of before.values()) repeat(part, partNow(part));
  focusAs(active, partNow(active));
  for (const part of pressed) partNow(part)?.click();
}

/**
 * Where the pages are to be put. A page that was drawn beforehand stays until the real one is whole, and both change
 * places in one step.
 */
export function placeFor(app: HTMLElement, page: DrawnPage): HTMLElement {
  const place = app.cloneNode() as HTMLElement;
  place.hidden = true;
  app.id = 'drawn';
  app.before(place);
  const isWhole = () => place.querySelector('main') !== null;
  const observer = new MutationObserver(async () => {
    if (!isWhole()) return;
    observer.disconnect();
    while (page.isHeld) await new Promise((resolve) => setTimeout(resolve, 30));
    exchange(page, app, place);
  });
  observer.observe(place, { childList: true, subtree: true });
  return place;
}
