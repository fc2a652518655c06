import { useEffect, useReducer, useRef } from 'react';
import type { ZodForm } from './form.tsx';

/**
 * What is changed elsewhere while its form is open comes into it, as long as nobody is writing there. A field that was
 * emptied to be written anew may be as it was for a moment: what came since the form was changed waits until it is left.
 */
export function useFollowing<Stored, Values extends object>(
  form: ZodForm<Values>,
  stored: Stored,
  valuesOf: (stored: Stored) => Values,
  followed?: (stored: Stored) => void,
) {
  const last = useRef(stored);
  const isLate = useRef(false);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (stored === last.current || form.busy) return;
    if (form.isDirty()) {
      isLate.current = true;
      return;
    }
    const written = form.formProps.ref.current;
    if (isLate.current && written?.contains(document.activeElement)) {
      written.addEventListener('focusout', lookAgain, { once: true });
      return () => written.removeEventListener('focusout', lookAgain);
    }
    isLate.current = false;
    last.current = stored;
    const values = valuesOf(stored);
    form.setValues(values);
    form.resetDirty(values);
    followed?.(stored);
  });
}
