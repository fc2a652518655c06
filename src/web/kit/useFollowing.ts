import { useEffect, useRef } from 'react';
import type { ZodForm } from './form.tsx';

/** What is changed elsewhere while its form is open comes into it, as long as nobody is writing there. */
export function useFollowing<Stored, Values extends object>(
  form: ZodForm<Values>,
  stored: Stored,
  valuesOf: (stored: Stored) => Values,
  followed?: (stored: Stored) => void,
) {
  const last = useRef(stored);
  useEffect(() => {
    if (stored === last.current || form.busy || form.isDirty()) return;
    last.current = stored;
    const values = valuesOf(stored);
    form.setValues(values);
    form.resetDirty(values);
    followed?.(stored);
  });
}
