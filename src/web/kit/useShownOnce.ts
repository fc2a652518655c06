import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { confirm } from './confirm.ts';

interface Words {
  question: string;
  detail: string;
  verb: string;
  cancel: string;
}

/** Nobody can show it again: asks before it is left, until it was kept. Answers what to call then. */
export function useShownOnce(words: Words) {
  const isKept = useRef(false);
  // Every way out leads over the address: Escape, a click outside, Close and Back.
  useBlocker({
    enableBeforeUnload: () => !isKept.current,
    shouldBlockFn: async () => !isKept.current && !(await confirm({ ...words, danger: true })),
  });
  return () => {
    isKept.current = true;
  };
}
