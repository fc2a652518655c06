import type { Job } from '#features/jobs/contract.ts';

export interface Result {
  job: Job;
  sentence: string;
  undo: (() => void) | undefined;
}

let open: Result | null = null;
const listeners = new Set<() => void>();

export function showResult(result: Result | null) {
  open = result;
  for (const tell of listeners) tell();
}

export const subscribeResult = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const getResult = () => open;
