import { Checkbox, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useTicked } from '../useTicked.ts';
import classes from './Filters.module.css';

/** Something a lookup found. */
export interface Found {
  value: string;
  label: string;
  /** Stands before the label. */
  picture?: ReactNode;
}

export interface Lookup {
  queryKey: QueryKey;
  queryFn: () => Promise<Found[]>;
}

interface Props {
  label: string;
  placeholder: string;
  value: string[];
  onChange: (values: string[] | undefined) => void;
  /** Asks the server for what fits the words; for none, what is likely. */
  find: (words: string) => Lookup;
  /** What is chosen already, by name. */
  chosen: Found[];
}

/** Boxes in a column are walked through with the arrows, too. */
function walk(event: React.KeyboardEvent<HTMLElement>, list: HTMLElement | null) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const at = boxes.indexOf(event.target as HTMLInputElement);
  const next = boxes[event.key === 'ArrowDown' ? at + 1 : at - 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Values that are too many to list: they are looked for on the server while somebody types. */
export function LookupEditor({ label, placeholder, value, onChange, find, chosen }: Props) {
  const { t } = useTranslation('kit');
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 250);
  const list = useRef<HTMLFieldSetElement>(null);
  const results = useQuery({ ...find(asked), placeholderData: keepPreviousData });
  const found = results.data ?? [];
  // What was chosen before stands above what was found, whatever is looked for.
  const shown = [...chosen.filter((one) => !found.some(({ value: same }) => same === one.value)), ...found];
  const waiting = results.isFetching || asked !== words.trim();

  const [ticked, tick] = useTicked(value, (values) => onChange(values.length > 0 ? values : undefined));
  const toggle = (one: string) =>
    tick(ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one]);

  return (
    <div>
      <TextInput
        className={classes.lookup}
        size="xs"
        data-autofocus
        aria-label={placeholder}
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        rightSection={waiting && <Loader size={14} />}
        onKeyDown={(event) => {
          walk(event, list.current);
          const first = found[0];
          if (event.key === 'Enter' && words && !waiting && first) toggle(first.value);
        }}
      />
      <fieldset
        ref={list}
        className={classes.found}
        aria-label={label}
        aria-busy={waiting}
        onKeyDown={(event) => walk(event, list.current)}
      >
        {shown.map((one) => (
          <Checkbox
            key={one.value}
            checked={ticked.includes(one.value)}
            onChange={() => toggle(one.value)}
            label={
              <span className={classes.foundLabel}>
                {one.picture}
                <bdi>{one.label}</bdi>
              </span>
            }
            classNames={{ root: classes.choice, body: classes.choiceBody, labelWrapper: classes.choiceLabel }}
          />
        ))}
      </fieldset>
      <p className={classes.foundNothing} role="status">
        {results.error ? t('states.failed') : shown.length === 0 && !waiting && t('states.noMatch')}
      </p>
    </div>
  );
}
