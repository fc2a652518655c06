import { useEffect, useRef } from 'react';
import { LOADING_ANEW } from '#web/newVersion.ts';
import { onSessionEnd, usePersonHere } from '#web/session.ts';
import { shelf } from './shelf.ts';

interface Left {
  values: Record<string, unknown>;
}

/** What nobody else may find in the browser afterwards. */
const SECRET = /password|secret|code|token/i;
const isKept = ([name, value]: [string, unknown]) =>
  !SECRET.test(name) && !(value instanceof Blob) && !(value instanceof Date);

/** By address and fields, and by its name where an address has several forms alike. */
const placeOf = (person: number, fields: string[]) =>
  shelf<Left>(
    `lms-left:${person}:${location.pathname}${location.search}:${fields.sort().join()}`,
    ({ values }) => typeof values === 'object' && values !== null,
    sessionStorage,
  );

interface LeftForm<Input> {
  getValues: () => Input;
  setValues: (values: Partial<Input>) => void;
  isDirty: () => boolean;
  resetDirty: () => void;
}

/**
 * When the login ends under somebody's hands, or a new version takes the page away, what they had typed is there again, in
 * this tab and for them alone.
 */
export function useLeftForm<Input extends object>(form: LeftForm<Input>, enabled: boolean, name = '') {
  const person = usePersonHere();
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    if (!enabled) return;
    const place = placeOf(person, [...Object.keys(latest.current.getValues()), name]);
    const left = place.read();
    place.drop();
    if (left) latest.current.setValues(left.values as Partial<Input>);
    const keep = () => {
      const { isDirty, getValues, resetDirty } = latest.current;
      if (!isDirty()) return;
      place.keep({ values: Object.fromEntries(Object.entries(getValues()).filter(isKept)) });
      // Nothing is lost that the browser would have to ask about.
      resetDirty();
    };
    addEventListener(LOADING_ANEW, keep);
    const stop = onSessionEnd((why) => why === 'expired' && keep());
    return () => {
      removeEventListener(LOADING_ANEW, keep);
      stop();
    };
  }, [enabled, person, name]);
}
