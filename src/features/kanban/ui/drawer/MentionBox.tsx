import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
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
  const { data = [] } = useQuery({ ...directoryQuery('kanban', asked ?? ''), enabled: asked !== undefined });
  const isOpen = begun !== undefined && data.length > 0;

  function look(text: string, at: number) {
    const found = BEGUN.exec(text.slice(0, at))?.[1];
    setBegun(found);
    if (found !== undefined) combobox.selectFirstOption();
  }

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
      else if (event.key === 'Enter' || event.key === 'Tab') combobox.clickSelectedOption();
      else if (event.key === 'Escape') setBegun(undefined);
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
