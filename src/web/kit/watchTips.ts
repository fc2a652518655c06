import { TIP_GAP, type TipSide } from './placeTip.ts';

export interface Tip {
  target: HTMLElement;
  label: string;
  side: TipSide;
  keys: string | undefined;
}

/** The one tip there is. */
export const TIP_ID = 'lms-tip';

const WAITS_MS = 350;
/** Whoever goes from one to the next does not wait again. */
const WARM_MS = 300;

const targetOf = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLElement>('[data-tip]') : null;

function tipOn(target: HTMLElement): Tip | null {
  const { tip, tipAt, tipKeys } = target.dataset;
  return tip && target.isConnected ? { target, label: tip, side: (tipAt as TipSide) ?? 'top', keys: tipKeys } : null;
}

/** Also between the two: on the way from the element to its tip nothing closes. */
function isOverTip({ clientX, clientY }: PointerEvent) {
  const box = document.getElementById(TIP_ID)?.getBoundingClientRect();
  return (
    box !== undefined &&
    clientX >= box.left - TIP_GAP &&
    clientX <= box.right + TIP_GAP &&
    clientY >= box.top - TIP_GAP &&
    clientY <= box.bottom + TIP_GAP
  );
}

/**
 * Tells which tip is to be seen. One set of listeners for the whole page instead of one for each element. `prepare` is
 * called when one is about to be.
 */
export function watchTips(show: (tip: Tip | null) => void, prepare: () => void): () => void {
  let target: HTMLElement | null = null;
  /** Quiet: closed by a press or Escape, until it is left or gets other words. */
  let state: 'waits' | 'shown' | 'quiet' = 'quiet';
  let hasFocus = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changes = new MutationObserver((records) => {
    if (!target?.isConnected) aim(null);
    else if (state !== 'waits' && records.some(({ type }) => type === 'attributes')) open();
  });

  function close() {
    clearTimeout(timer);
    if (state === 'shown') {
      closedAt = performance.now();
      document.removeEventListener('pointermove', point);
      show(null);
    }
    state = 'quiet';
  }

  function open() {
    const tip = target && tipOn(target);
    if (!tip) return close();
    state = 'shown';
    document.addEventListener('pointermove', point, { passive: true });
    changes.observe(document.body, { childList: true, subtree: true });
    show(tip);
  }

  function aim(next: HTMLElement | null, byFocus = false) {
    const isWarm = state === 'shown' || performance.now() - closedAt < WARM_MS;
    close();
    changes.disconnect();
    target = next;
    hasFocus = byFocus;
    if (!next) return;
    prepare();
    changes.observe(next, { attributeFilter: ['data-tip'] });
    state = 'waits';
    if (isWarm) open();
    else timer = setTimeout(open, WAITS_MS);
  }

  function point(event: PointerEvent) {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const next = targetOf(event.target);
    // What has a tip of its own takes over, also below this one: the words must be those of what a press would do.
    if (next === target || (!next && (hasFocus || (state === 'shown' && isOverTip(event))))) return;
    aim(next);
  }

  function leave({ relatedTarget, pointerType }: PointerEvent) {
    if (relatedTarget === null && pointerType !== 'touch' && !hasFocus) aim(null);
  }

  function focus({ target: element }: FocusEvent) {
    const next = targetOf(element);
    if (next && (element as Element).matches(':focus-visible')) aim(next, true);
  }

  /** A finger cannot hover: what is greyed tells it why when it is touched. */
  function touch(event: MouseEvent) {
    const next = targetOf(event.target);
    if (!next || (event as PointerEvent).pointerType !== 'touch' || next.ariaDisabled !== 'true') return;
    aim(next);
    clearTimeout(timer);
    open();
  }

  function scroll(event: Event) {
    if (state === 'shown' && (event.target as Node).contains(target)) close();
  }

  const stop = new AbortController();
  const how = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener('pointerover', point, how);
  document.addEventListener('pointerout', leave, how);
  document.addEventListener('pointerdown', close, how);
  document.addEventListener('click', touch, how);
  document.addEventListener('focusin', focus, how);
  document.addEventListener('focusout', () => hasFocus && aim(null), how);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), how);
  document.addEventListener('scroll', scroll, how);
  addEventListener('resize', close, how);
  return () => {
    stop.abort();
    aim(null);
  };
}
