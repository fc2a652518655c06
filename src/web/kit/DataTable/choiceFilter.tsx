import { i18n } from '#web/i18n/i18n.ts';
import { formatList } from '../format.ts';
import { ChoiceEditor } from './editors.ts';
import type { Filter } from './types.ts';

export interface Choice {
  value: string;
  label: string;
}

const chosen = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** A filter that keeps rows with any of some values: `?status=active,pending`. */
export function choiceFilter<S>(id: keyof S & string, label: string, choices: Choice[]): Filter<S> {
  return {
    id,
    label,
    show: (value) => {
      const values = chosen(value);
      const labels = choices.filter((choice) => values.includes(choice.value)).map((choice) => choice.label);
      return labels.length > 2 ? i18n.t('kit:table.selectedValues', { count: labels.length }) : formatList(labels);
    },
    edit: ({ value, onChange }) => (
      <ChoiceEditor label={label} choices={choices} value={chosen(value)} onChange={onChange} />
    ),
  };
}
