import { Checkbox } from '@mantine/core';
import { i18n } from '#web/i18n/i18n.ts';
import classes from './Filters.module.css';
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
      return labels.length > 2 ? i18n.t('kit:table.selectedValues', { count: labels.length }) : labels.join(', ');
    },
    edit: ({ value, onChange }) => (
      <Checkbox.Group
        aria-label={label}
        value={chosen(value)}
        // In the order they are offered, so that the same filter always has the same address.
        onChange={(next) => {
          const values = choices.map((choice) => choice.value).filter((one) => next.includes(one));
          onChange(values.length > 0 ? values : undefined);
        }}
      >
        <div className={classes.choices}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              value={choice.value}
              label={choice.label}
              classNames={{ root: classes.choice, body: classes.choiceBody, labelWrapper: classes.choiceLabel }}
            />
          ))}
        </div>
      </Checkbox.Group>
    ),
  };
}
