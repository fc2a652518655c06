import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';

export interface OpenBranches {
  isOpen: (id: number) => boolean;
  set: (id: number, open: boolean) => void;
}

/** Which categories are folded out, remembered on this device. */
export function useOpenBranches(): OpenBranches {
  const [ids, setIds] = useLocalStorage<number[]>({
    key: 'lms-open-categories',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const isOpen = useCallback((id: number) => ids.includes(id), [ids]);
  const set = useCallback(
    (id: number, open: boolean) =>
      setIds((now) => (open ? [...new Set([...now, id])] : now.filter((one) => one !== id))),
    [setIds],
  );
  return useMemo(() => ({ isOpen, set }), [isOpen, set]);
}
