import { i18n } from '#web/i18n/i18n.ts';
import { formatList } from '../format.ts';
import { LookupEditor } from './editors.ts';
import type { Found, Lookup } from './LookupEditor.tsx';
import type { Filter } from './types.ts';

interface Options {
  label: string;
  placeholder: string;
  find: (words: string) => Lookup;
  /** The names of what is chosen, as far as they are known. */
  named: (values: string[]) => Found[];
  /** What goes into the address: ids are numbers there. */
  write?: (value: string) => string | number;
}

const chosen = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** A filter whose values are searched on the server as you type: `?author=3,14`. */
export function lookupFilter<S>(id: keyof S & string, options: Options): Filter<S> {
  const { label, placeholder, find, named, write = String } = options;
  return {
    id,
    label,
    width: 264,
    show: (value) => {
      const values = chosen(value);
      const names = named(values).map((one) => one.label);
      return values.length > 2 || names.length < values.length
        ? i18n.t('kit:table.selectedValues', { count: values.length })
        : formatList(names);
    },
    edit: ({ value, onChange }) => (
      <LookupEditor
        label={label}
        placeholder={placeholder}
        value={chosen(value)}
        onChange={(values) => onChange(values?.map(write))}
        find={find}
        chosen={named(chosen(value))}
      />
    ),
  };
}
