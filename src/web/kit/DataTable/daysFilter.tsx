import { type DaysKind, type DaysValue, daysInWords } from './dayWords.ts';
import { DaysEditor } from './editors.ts';
import type { Filter } from './types.ts';

/** A filter of days: some presets, or from one day to another. `?created=2026-09-01..` */
export function daysFilter<S>(
  id: keyof S & string,
  label: string,
  presets: DaysValue[],
  kind: DaysKind = 'once',
): Filter<S> {
  return {
    id,
    label,
    width: 320,
    show: (value) => daysInWords(value, kind),
    edit: (props) => <DaysEditor label={label} presets={presets} kind={kind} {...props} />,
  };
}
