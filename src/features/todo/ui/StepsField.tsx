import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Todo.module.css';

interface Step {
  id?: number | undefined;
  title: string;
  isDone?: boolean | undefined;
}

interface Props {
  value: Step[];
  onChange: (steps: Step[]) => void;
  readOnly: boolean;
}

/** A step has no number before it is saved: until then its place is all there is. */
const keyOf = (step: Step, place: number) => step.id ?? `new-${place}`;

/** Steps of a task. Enter begins the next one, Backspace in an empty one takes it away. */
export function StepsField({ value, onChange, readOnly }: Props) {
  const { t } = useTranslation('todo');
  const list = useRef<HTMLUListElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input[type=text]')[index]?.focus());
  const change = (index: number, patch: Partial<Step>) =>
    onChange(value.map((step, at) => (at === index ? { ...step, ...patch } : step)));

  function add(index: number) {
    onChange([...value.slice(0, index), { title: '', isDone: false }, ...value.slice(index)]);
    focus(index);
  }

  function remove(index: number) {
    onChange(value.filter((_, at) => at !== index));
    focus(Math.max(0, index - 1));
  }

  return (
    <Input.Wrapper label={t('steps.title')} labelElement="div">
      <ul className={classes.steps} ref={list}>
        {value.map((step, index) => (
          <li key={keyOf(step, index)} className={classes.step}>
            <Checkbox
              checked={step.isDone ?? false}
              disabled={readOnly}
              aria-label={t('complete', { title: step.title })}
              onChange={(event) => change(index, { isDone: event.currentTarget.checked })}
            />
            <TextInput
              className={classes.stepField}
              type="text"
              value={step.title}
              readOnly={readOnly}
              maxLength={300}
              dir="auto"
              aria-label={t('steps.one', { number: index + 1 })}
              onChange={(event) => change(index, { title: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (readOnly || event.nativeEvent.isComposing) return;
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add(index + 1);
                }
                if (event.key === 'Backspace' && step.title === '') {
                  event.preventDefault();
                  remove(index);
                }
              }}
            />
            {!readOnly && (
              <ActionIcon size={28} aria-label={t('steps.remove', { title: step.title })} onClick={() => remove(index)}>
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => add(value.length)}
        >
          {t('steps.add')}
        </Button>
      )}
    </Input.Wrapper>
  );
}
