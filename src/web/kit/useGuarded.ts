import { useRef } from 'react';
import { useLeftForm } from './leftForm.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface Options<Work> {
  work: () => Work;
  setWork: (left: Work) => void;
  isUnsaved: () => boolean;
  enabled?: boolean;
  /** Where the same address has several such: which of them it is. */
  name?: string;
}

/** What is written without a `useZodForm` is guarded as its fields are: nobody leaves it unasked or loses it with the login. */
export function useGuarded<Work extends object>({ work, setWork, isUnsaved, enabled = true, name }: Options<Work>) {
  const isKept = useRef(false);
  const isDirty = () => !isKept.current && isUnsaved();
  useUnsavedGuard(isDirty, enabled);
  useLeftForm<Work>(
    {
      getValues: work,
      setValues: (left) => setWork({ ...work(), ...left }),
      isDirty,
      resetDirty: () => {
        isKept.current = true;
      },
    },
    enabled,
    name,
  );
}
