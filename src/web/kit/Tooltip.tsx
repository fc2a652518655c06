import { cloneElement, type ReactElement } from 'react';
import type { TipSide } from './placeTip.ts';

interface Props {
  /** Without words there is no tip. */
  label: string | undefined;
  /** Where it would like to be; it turns over where there is no room. */
  position?: TipSide;
  /** The keys that do the same. */
  keys?: string;
  /** Something that hands unknown properties down to its element. A `Menu.Target` or `Popover.Target` stands inside. */
  children: ReactElement;
}

/**
 * The name of what has no word, or the reason of what is greyed: on hover, with the focus of the keyboard and, where it
 * is greyed, on touch. The element only carries the words; the page's one `TooltipHost` shows them.
 */
export function Tooltip({ label, position, keys, children }: Props) {
  const carried: Record<`data-tip${string}`, string | undefined> = { 'data-tip': label || undefined };
  if (position) carried['data-tip-at'] = position;
  if (keys) carried['data-tip-keys'] = keys;
  return cloneElement(children, carried);
}
