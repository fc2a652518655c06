import { Checkbox } from '@mantine/core';
import { useTicked } from '../useTicked.ts';
import type { Choice } from './choiceFilter.tsx';
import classes from './Filters.module.css';

interface Props {
  label: string;
  choices: Choice[];
  value: string[];
  onChange: (values: string[] | undefined) => void;
}

export function ChoiceEditor({ label, choices, value, onChange }: Props) {
  const [ticked, tick] = useTicked(value, (values) => onChange(values.length > 0 ? values : undefined));
  return (
    <Checkbox.Group
      aria-label={label}
      value={ticked}
      // In the order they are offered, so that the same filter always has the same address.
      onChange={(next) => tick(choices.map((choice) => choice.value).filter((one) => next.includes(one)))}
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
  );
}
