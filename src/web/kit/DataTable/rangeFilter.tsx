import { i18n } from '#web/i18n/i18n.ts';
import { rangeOf } from './dayWords.ts';
import { RangeEditor } from './editors.ts';
import type { Filter } from './types.ts';

/** A filter of numbers from one to another, both included: `?age=30..45`. */
export function rangeFilter<S>(id: keyof S & string, label: string, show: (value: number) => string): Filter<S> {
  return {
    id,
    label,
    width: 240,
    show: (value) => {
      const { from, to } = rangeOf(value);
      if (from && to) return i18n.t('kit:numbers.between', { from: show(Number(from)), to: show(Number(to)) });
      if (from) return i18n.t('kit:numbers.least', { number: show(Number(from)) });
      return i18n.t('kit:numbers.most', { number: show(Number(to)) });
    },
    edit: (props) => <RangeEditor {...props} />,
  };
}
