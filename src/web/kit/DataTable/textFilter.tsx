import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { i18n } from '#web/i18n/i18n.ts';
import type { Filter, FilterEditorProps } from './types.ts';

/** Typing narrows the list after a quarter of a second. */
function TextEditor({ label, value, onChange }: FilterEditorProps & { label: string }) {
  const given = typeof value === 'string' ? value : '';
  const [text, setText] = useState(given);
  const [seen, setSeen] = useState(given);
  // Cleared or gone back to from elsewhere: the field follows. More may have been typed since our own words were sent.
  if (seen !== given) {
    setSeen(given);
    if (given !== text.trim()) setText(given);
  }
  const tell = (next: string) => {
    const clean = next.trim();
    if (clean !== given) onChange(clean || undefined);
  };
  const tellSoon = useDebouncedCallback(tell, 250);
  return (
    <TextInput
      size="xs"
      type="search"
      aria-label={label}
      placeholder={i18n.t('kit:table.any')}
      maxLength={200}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tellSoon(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          tellSoon.cancel();
          setText('');
          tell('');
        }
      }}
    />
  );
}

/** A filter by a part of the text in one column: `?name=ada`. */
export function textFilter<S>(id: keyof S & string, label: string): Filter<S> {
  const inline = (props: FilterEditorProps) => (
    <TextEditor label={i18n.t('kit:table.filterBy', { name: label })} {...props} />
  );
  return {
    id,
    label,
    show: (value) => i18n.t('kit:table.quoted', { text: String(value ?? '') }),
    edit: inline,
    inline,
  };
}
