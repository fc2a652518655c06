import { useUncontrolled } from '@mantine/hooks';
import { createContext, type RefObject, use, useEffect, useId, useRef, useState } from 'react';

/** How something that can be opened came to be. */
export type First = 'closed' | 'asked' | 'openFromStart';

/** What a target and its dropdown know of each other. */
export interface Asked {
  opened: boolean;
  setOpened: (opened: boolean) => void;
  first: First;
  /** Of the target; the dropdown's own is made from it. */
  id: string;
  target: RefObject<HTMLElement | null>;
  popup: 'menu' | 'dialog';
  withRoles: boolean;
  /** A press on the target; left out where the target's own handler opens it. */
  onPress: (() => void) | undefined;
  /** Everything else that was said of it, for Mantine. */
  box: object;
}

interface Said {
  id?: string | undefined;
  opened?: boolean | undefined;
  defaultOpened?: boolean | undefined;
  onChange?: ((opened: boolean) => void) | undefined;
}

/** Open or not, whether the page holds that or it is held here. */
export function useAsked({ id, opened, defaultOpened, onChange }: Said) {
  const ownId = useId();
  const target = useRef<HTMLElement>(null);
  const [isOpen, setOpened] = useUncontrolled({
    value: opened,
    defaultValue: defaultOpened,
    finalValue: false,
    onChange,
  });
  return { id: id ?? ownId, target, opened: isOpen, setOpened, first: useFirst(isOpen) };
}

/** Whether it was open at least once: then it is made, and stays. */
export function useFirst(opened: boolean): First {
  const [first, setFirst] = useState<First>(opened ? 'openFromStart' : 'closed');
  if (opened && first === 'closed') setFirst('asked');
  return first;
}

/**
 * Whether what was just made is open. A step later than it was asked for, so that it opens as any other: it moves in, and
 * gives the focus back to where it was.
 */
export function useMadeOpen(opened: boolean, first: First): boolean {
  const [isMade, setMade] = useState(first === 'openFromStart');
  useEffect(() => setMade(true), []);
  return opened && isMade;
}

export const AskedContext = createContext<Asked | null>(null);

export function useAskedContext(): Asked {
  const asked = use(AskedContext);
  if (!asked) throw new Error('A target or dropdown stands inside of its Menu or Popover.');
  return asked;
}
