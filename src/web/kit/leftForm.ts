import { useEffect, useRef } from 'react';
import { i18n } from '#web/i18n/i18n.ts';
import { LOADING_ANEW } from '#web/newVersion.ts';
import { onSessionEnd, usePersonHere } from '#web/session.ts';
import { meet } from './meet.ts';
import { shelf } from './shelf.ts';
import { toast } from './toast.ts';

interface Left {
  values: Record<string, unknown>;
  /** What the form began with. */
  began?: Record<string, unknown>;
}

/** What nobody else may find in the browser afterwards. */
const SECRET = /password|secret|code|token/i;
const isKept = ([name, value]: [string, unknown]) =>
  !SECRET.test(name) && !(value instanceof Blob) && !(value instanceof Date);
const keptOf = (values: object) => Object.fromEntries(Object.entries(values).filter(isKept));

type Fields = Record<string, unknown>;

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
  /** What it began with, where it shows something that is stored. */
  began?: () => Input;
  getInputNode?(name: string | number): HTMLElement | null;
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
    if (left) {
      const { getValues, setValues, getInputNode } = latest.current;
      const now = getValues() as Fields;
      // Fields that nobody had touched are what they are now: somebody else may have changed them meanwhile.
      const { values, both } = meet({ ...now, ...left.began }, { ...now, ...left.values }, now);
      // The form begins from the newest, so the server refuses nothing: what would be saved over is told here.
      const theirs = both.map((name) => (getInputNode?.(name) as Partial<HTMLInputElement> | null)?.value);
      if (both[0]) toast.failed(`${i18n.t('kit:table.newerValue')} ${theirs.join(', ')}`);
      setValues(values as Partial<Input>);
    }
    const keep = () => {
      const { isDirty, getValues, resetDirty, began } = latest.current;
      if (!isDirty()) return;
      place.keep({ values: keptOf(getValues()), ...(began && { began: keptOf(began()) }) });
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
