import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { DirectoryPerson } from '#contract/directory.ts';
import { fold } from '#contract/fold.ts';
import { COMMENT_LETTERS } from '#features/kanban/choices.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { directoryQuery } from '#web/kit/directory.ts';
import classes from './Drawer.module.css';

export interface Named {
  id: number;
  fullName: string;
}

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Everybody who was picked. Who is still in the text is found out when it is sent. */
  onNamed: (person: Named) => void;
  onSend: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** What is typed after the last @ before the cursor, as long as it may be a name. */
const BEGUN = /(?:^|\s)@([^@\n]{0,30})$/;

/** Whose name has a word that begins so comes before those of whom only the address holds it. */
function nearestFirst(people: DirectoryPerson[], begun: string): DirectoryPerson[] {
  const typed = fold(begun.trim());
  const isNear = ({ fullName }: DirectoryPerson) => ` ${fold(fullName)}`.includes(` ${typed}`);
  return [...people.filter(isNear), ...people.filter((one) => !isNear(one))];
}

/** Those of them whose names stand in the text. */
export const mentionsIn = (text: string, named: readonly Named[]) => [
  ...new Set(named.filter((one) => text.includes(`@${one.fullName}`)).map((one) => one.id)),
];

/** A field in which @ brings up people to name. */
export function MentionBox({ label, value, onChange, onNamed, onSend, onCancel, autoFocus = false }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<string>();
  const [asked] = useDebouncedValue(begun, 150);
  const combobox = useCombobox();
  const answer = useQuery({ ...directoryQuery('kanban', asked ?? ''), enabled: asked !== undefined });
  const data = useMemo(() => nearestFirst(answer.data ?? [], asked ?? ''), [answer.data, asked]);
  const isOpen = begun !== undefined && data.length > 0;
  /** What is offered belongs to what is typed by now. */
  const isAnswered = begun === asked && !answer.isFetching && !answer.isPlaceholderData;
  /** Chosen before the answer was there: the first of it. */
  const [awaited, setAwaited] = useState<string>();

  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (isOpen && data.length > 0) selectFirstOption();
    else resetSelectedOption();
  }, [isOpen, data, selectFirstOption, resetSelectedOption]);

  const pickFirst = useRef(() => {});
  pickFirst.current = () => {
    if (data[0]) pick(String(data[0].id));
  };
  useEffect(() => {
    if (awaited === undefined || !isAnswered) return;
    setAwaited(undefined);
    if (awaited === asked) pickFirst.current();
  }, [awaited, asked, isAnswered]);

  const look = (text: string, at: number) => setBegun(BEGUN.exec(text.slice(0, at))?.[1]);

  function pick(id: string) {
    const person = data.find((one) => String(one.id) === id);
    const at = field.current?.selectionStart ?? value.length;
    if (!person || begun === undefined) return;
    const start = at - begun.length - 1;
    const text = `${value.slice(0, start)}@${person.fullName} ${value.slice(at)}`;
    onChange(text);
    onNamed(person);
    setBegun(undefined);
    const caret = start + person.fullName.length + 2;
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (isOpen) {
      if (event.key === 'ArrowDown') combobox.selectNextOption();
      else if (event.key === 'ArrowUp') combobox.selectPreviousOption();
      else if (event.key === 'Enter' || event.key === 'Tab') {
        if (isAnswered) combobox.clickSelectedOption();
        else setAwaited(begun);
      } else if (event.key === 'Escape') setBegun(undefined);
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSend();
    }
  }

  return (
    <Combobox
      store={{ ...combobox, dropdownOpened: isOpen }}
      position="top-start"
      onOptionSubmit={pick}
      onClose={() => setBegun(undefined)}
    >
      <Combobox.Target withKeyboardNavigation={false}>
        <Textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          value={value}
          autosize
          autoFocus={autoFocus}
          minRows={2}
          maxRows={10}
          maxLength={COMMENT_LETTERS}
          dir="auto"
          onChange={(event) => {
            onChange(event.currentTarget.value);
            look(event.currentTarget.value, event.currentTarget.selectionStart);
          }}
          onBlur={() => setBegun(undefined)}
          data-own-escape={onCancel ? true : undefined}
          onKeyDown={press}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={label} mah={240} className={classes.offered}>
          {isOpen &&
            data.map((one) => (
              <Combobox.Option key={one.id} value={String(one.id)} className={classes.offer}>
                <PersonAvatar id={one.id} name={one.fullName} src={one.avatar} size={22} />
                <span dir="auto">{one.fullName}</span>
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
