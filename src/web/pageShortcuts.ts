import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it (`j`, `Enter`, `#`); several mean the same. */
  keys: string[];
  label: string;
  run: (event: KeyboardEvent) => void;
}

let shown: Shortcut[] = [];
const watchers = new Set<() => void>();

function show(list: Shortcut[]) {
  shown = list;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** The keys of the open page, for the sheet that `?` opens. */
export const usePageKeys = () => useSyncExternalStore(watch, () => shown);

const isTyping = (target: Element) => target.closest('input, textarea, select, [contenteditable="true"]') !== null;
const inLayer = (target: Element) => target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** Whether a single letter means the page: not while somebody types, and not in what lies above it. */
export const meansPage = (event: KeyboardEvent) =>
  !(event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || event.isComposing) &&
  !(event.target instanceof Element && (isTyping(event.target) || inLayer(event.target)));

/** Enter and Space press the button or open the link that has the focus. */
const pressesSomething = (event: KeyboardEvent) =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('a, button, summary, [role="button"], [role="checkbox"]') !== null;

/** `g` and the letter after it go to another page. */
const JUMP_MS = 1_200;

/** Keys of one page. They are listed in the sheet of shortcuts as long as it is open. */
export function usePageShortcuts(shortcuts: Shortcut[]) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const named = shortcuts.map((one) => `${one.keys.join()} ${one.label}`).join('\n');
  useEffect(() => {
    if (named) show(latest.current);
    return () => show([]);
  }, [named]);
  useEffect(() => {
    let jumpSince = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (!meansPage(event) || pressesSomething(event)) return;
      const isJump = event.timeStamp - jumpSince < JUMP_MS;
      jumpSince = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isJump) return;
      const found = latest.current.find((one) => one.keys.includes(event.key));
      if (!found) return;
      event.preventDefault();
      found.run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
