import { useRef } from 'react';
import { suggestUsername } from './suggestUsername.ts';

interface NameForm {
  getValues: () => { username?: string | undefined };
  setFieldValue: (field: 'username', value: string) => void;
  clearFieldError: (field: 'username') => void;
}

/** The username follows the name until somebody writes one of their own. */
export function useSuggestedUsername(form: NameForm) {
  const suggested = useRef('');
  return (name: string) => {
    if (form.getValues().username !== suggested.current) return;
    suggested.current = suggestUsername(name);
    form.setFieldValue('username', suggested.current);
    // It was said of the one before.
    form.clearFieldError('username');
  };
}
