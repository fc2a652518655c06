import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

/** One key of a page, as it is declared: what presses it and what it is called. */
interface KeyLine {
  /** As `KeyboardEvent.key` has it (`j`, `Enter`, `#`); several mean the same. `mod+Enter` is one of several at once. */
  keys: readonly string[];
  /** Where its words are: `email:keys.next`. */
  label: string;
  /** Only for those who may change something here. */
  writes?: true;
  /** The part of the page that has the focus listens for it by itself. */
  inside?: true;
}

/** All keys of a page by name. Declared once: the page takes them from here, and so does the sheet of shortcuts. */
export type KeyTable = Record<string, KeyLine>;

type Run = (event: KeyboardEvent) => void;
type Runs<Table extends KeyTable> = { [Name in keyof Table]?: Run | undefined };

/** A line of the sheet that `?` opens. */
export interface ShownKey {
  keys: readonly string[];
  /** Where its words are, or the words themselves. */
  label: string | { words: string };
}

let shown: ReadonlyMap<string, ShownKey[]> = new Map();
const watchers = new Set<() => void>();

function show(owner: string, lines: ShownKey[]) {
  const next = new Map(shown);
  if (lines.length > 0) next.set(owner, lines);
  else next.delete(owner);
  shown = next;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** The keys of the open page, for the sheet that `?` opens. */
export const usePageKeys = () => [...useSyncExternalStore(watch, () => shown).values()].flat();

/** Shows lines in the sheet for as long as the page is open. */
export function useShownKeys(lines: ShownKey[]) {
  const owner = useId();
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  const named = JSON.stringify(lines);
  useEffect(() => {
    if (named !== '[]') show(owner, latest.current);
    return () => show(owner, []);
  }, [owner, named]);
}

const WRITTEN = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const isTyping = (target: Element) => target.closest(WRITTEN) !== null;
const inLayer = (target: Element) => target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** Whether a single letter means the page: not while somebody types, and not in what lies above it. */
export const meansPage = (event: KeyboardEvent) =>
  !(event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || event.isComposing) &&
  !(event.target instanceof Element && (isTyping(event.target) || inLayer(event.target)));

const PRESSED = 'a, button, summary, input, [role="button"], [role="checkbox"]';

/** Enter and Space press the button or open the link that has the focus; arrows choose among radio buttons. */
const pressesSomething = ({ key, target }: KeyboardEvent) =>
  target instanceof Element &&
  (((key === 'Enter' || key === ' ') && target.closest(PRESSED) !== null) ||
    (key.startsWith('Arrow') && target.matches('input[type="radio"]')));

const JUMP_MS = 1_200;
let goSince = Number.NEGATIVE_INFINITY;
let comesAfterGo = false;

/** `g` and the letter after it go to another page. Noted before anybody hears the key, on every page of the frame. */
export function followJumps() {
  const note = (event: KeyboardEvent) => {
    comesAfterGo = event.timeStamp - goSince < JUMP_MS && meansPage(event);
    goSince = event.key === 'g' && meansPage(event) ? event.timeStamp : Number.NEGATIVE_INFINITY;
  };
  document.addEventListener('keydown', note, true);
  return () => document.removeEventListener('keydown', note, true);
}

/** Whether the key that is being pressed comes after `g` and names a page: it means nothing else then. */
export const isJump = () => comesAfterGo;

/** The keys of one page: those that can be run now act, and are in the sheet of shortcuts while the page is open. */
export function usePageShortcuts<Table extends KeyTable>(table: Table, runs: Runs<Table>) {
  const acts = runs as Record<string, Run | undefined>;
  const latest = useRef({ table, acts });
  useEffect(() => {
    latest.current = { table, acts };
  });
  const isIdle = Object.values(acts).every((run) => !run);
  const writes = Object.entries(table).some(([name, line]) => line.writes && acts[name]);
  const lines = Object.entries(table).filter(
    ([name, line]) => acts[name] ?? (line.inside && !isIdle && (!line.writes || writes)),
  );
  useShownKeys(lines.map(([, { keys, label }]) => ({ keys, label })));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isJump() || !meansPage(event) || pressesSomething(event)) return;
      const now = latest.current;
      const found = Object.entries(now.table).find(([name, line]) => now.acts[name] && line.keys.includes(event.key));
      const run = found && now.acts[found[0]];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
