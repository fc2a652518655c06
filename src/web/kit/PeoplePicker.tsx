import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DirectoryUse } from '#contract/directory.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from './Avatar.tsx';
import { type Picked, readAddresses } from './addresses.ts';
import { directoryQuery } from './directory.ts';
import classes from './PeoplePicker.module.css';

/** Who is offered for what was typed. */
export type FindPeople = (q: string) => { queryKey: QueryKey; queryFn: () => Promise<Picked[]>; staleTime?: number };

interface Props {
  use: DirectoryUse;
  /** Others than the directory's, or in another order. */
  find?: FindPeople;
  label: string;
  /** The label is said, not written: something else stands there. */
  hideLabel?: boolean;
  value: Picked[];
  onChange: (people: Picked[]) => void;
  /** What stood in the field when it was last on screen. */
  typed?: string;
  /** Of what stands in the field and is nobody yet. */
  onTyped?: (text: string) => void;
  /** Addresses of people who have no account are taken too, typed or pasted. */
  addresses?: boolean;
  /** One alone. */
  single?: boolean;
  placeholder?: string;
  description?: ReactNode;
  error?: ReactNode;
  autoFocus?: boolean;
  /** Whoever is not to be offered. */
  without?: readonly number[];
  disabled?: boolean;
}

interface Answer {
  data?: Picked[] | undefined;
  isFetching: boolean;
  isError: boolean;
  isPaused: boolean;
  isPlaceholderData: boolean;
}

const keyOf = (one: Picked) => one.email.toLowerCase() || String(one.id);

/** People found by typing, several as pills. Backspace takes the last one back. */
export function PeoplePicker(props: Props) {
  const { use, label, value, onChange, addresses = false, single = false, without = [] } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const field = useRef<HTMLInputElement>(null);
  const [text, showText] = useState(props.typed ?? '');
  /** What Enter was pressed on before anybody was found for it. */
  const [awaited, setAwaited] = useState<string>();
  const [asked] = useDebouncedValue(text.trim(), 200);
  // Also while somebody who went on is being looked for.
  const isAsking = combobox.dropdownOpened || awaited !== undefined;
  const found = useQuery({ ...directoryQuery(use, asked), enabled: isAsking && !props.find });
  const own = useQuery({
    ...(props.find?.(asked) ?? { queryKey: ['directory', 'none'], queryFn: () => [] as Picked[] }),
    enabled: isAsking && props.find !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data = [], isFetching, isError, isPaused, isPlaceholderData }: Answer = props.find ? own : found;
  const isCut = isError || isPaused;
  const taken = new Set(value.map(keyOf));
  const offered = (isCut && isPlaceholderData ? [] : data).filter(
    (one) => !taken.has(one.email.toLowerCase()) && !(one.id && without.includes(one.id)),
  );
  const isFull = single && value.length > 0;
  // Whoever was chosen is no longer in the list: the field must not go on naming that row as the one meant.
  useEffect(() => {
    const named = field.current?.getAttribute('aria-activedescendant');
    if (named && !document.getElementById(named)) field.current?.removeAttribute('aria-activedescendant');
  });

  function setText(next: string) {
    showText(next);
    setAwaited(undefined);
    props.onTyped?.(next);
  }

  function add(people: Picked[]) {
    const fresh = people.filter((one, at) => people.findIndex((other) => keyOf(other) === keyOf(one)) === at);
    const next = [...value, ...fresh.filter((one) => !taken.has(keyOf(one)))];
    onChange(single ? next.slice(-1) : next);
  }

  /** Takes what was typed as an address. Answers whether it was one. */
  function addTyped(): boolean {
    if (!addresses) return false;
    const { people, rest } = readAddresses(text);
    if (people.length === 0) return false;
    add(people);
    setText(rest);
    return true;
  }

  /** The first of those who were found for what stands there now, or will be in a moment. */
  function addFirst() {
    const [first] = offered;
    if (text.trim() === '') return;
    if (asked !== text.trim() || isFetching || isPlaceholderData) setAwaited(text.trim());
    else if (first) {
      add([first]);
      setText('');
    }
  }
  const isAnswered = awaited !== undefined && awaited === asked && !isFetching && !isPlaceholderData;
  useEffect(() => {
    if (isAnswered) addFirst();
  });

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
    const ends = event.key === ',' || event.key === ';' || (event.key === 'Enter' && combobox.selectedOptionIndex < 0);
    if (ends && addTyped()) event.preventDefault();
    else if (event.key === 'Enter' && text !== '') {
      event.preventDefault();
      if (combobox.selectedOptionIndex < 0) addFirst();
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (!addresses) return;
    const { people, rest } = readAddresses(event.clipboardData.getData('text'));
    if (people.length === 0) return;
    event.preventDefault();
    add(people);
    setText(rest);
  }

  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={(chosen) => {
        const person = offered.find((one) => keyOf(one) === chosen);
        if (person) add([person]);
        setText('');
        if (single) combobox.closeDropdown();
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          id={id}
          label={props.hideLabel ? undefined : label}
          labelProps={{ htmlFor: id }}
          description={props.description}
          error={props.error}
          disabled={props.disabled ?? false}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((one) => (
              <Pill
                key={keyOf(one)}
                className={classes.pill}
                withRemoveButton={!props.disabled}
                removeButtonProps={{
                  'aria-label': t('people.remove', { name: one.fullName }),
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
                onRemove={() => onChange(value.filter((other) => keyOf(other) !== keyOf(one)))}
                title={one.email}
              >
                <span dir="auto">{one.fullName || one.email}</span>
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                ref={field}
                id={id}
                aria-label={label}
                className={isFull ? classes.full : undefined}
                value={text}
                placeholder={value.length === 0 ? (props.placeholder ?? t('people.find')) : undefined}
                data-autofocus={props.autoFocus || undefined}
                disabled={props.disabled ?? false}
                // What is wrong here is read first: the list would lie over it.
                onFocus={() => !props.error && combobox.openDropdown()}
                onBlur={() => {
                  addTyped();
                  combobox.closeDropdown();
                }}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.updateSelectedOptionIndex();
                }}
                onKeyDown={press}
                onPaste={paste}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      {/* It lies at the end of the page, outside of all its parts. */}
      <Combobox.Dropdown hidden={isFull || (offered.length === 0 && text === '')}>
        <section aria-label={label}>
          <Combobox.Options mah={280} className={classes.options} aria-label={label}>
            {offered.map((one) => (
              <Combobox.Option key={keyOf(one)} value={keyOf(one)} className={classes.option}>
                <PersonAvatar name={one.fullName} id={one.id ?? one.email} src={one.avatar ?? null} size={28} />
                <span className={classes.words}>
                  <span className={classes.name} dir="auto">
                    {one.fullName}
                  </span>
                  <span className={classes.email}>{one.email}</span>
                </span>
              </Combobox.Option>
            ))}
            {offered.length === 0 && text !== '' && (
              <Combobox.Empty>
                {isCut ? t('people.failed') : isFetching ? t('people.searching') : t('people.none')}
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
}
