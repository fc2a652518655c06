import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import { LIST_KEYS } from './keys.ts';
import { stepRow, tickRow } from './rowSteps.ts';

interface Props {
  label: string;
  q: string;
  onSearch: (q: string, how: { replace: boolean }) => void;
  className?: string | undefined;
  size?: 'xs' | 'sm';
}

/** Typing narrows the list after a quarter of a second; `/` comes here from anywhere on the page. */
export function SearchField({ label, q, onSearch, className, size = 'xs' }: Props) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  // The address changed by itself (back, a cleared filter): the field follows. Our own words come back without
  // touching it, because more may have been typed since.
  if (seen !== q) {
    setSeen(q);
    if (q !== sent) {
      setText(q);
      setSent(q);
    }
  }

  function tell(next: string) {
    const clean = next.trim();
    // What was sent before may still be on its way.
    if (clean === q && clean === sent) return;
    setSent(clean);
    // One entry in the history for a search, not one for each key.
    onSearch(clean, { replace: q !== '' && clean !== '' });
  }
  const tellSoon = useDebouncedCallback(tell, 250);
  function empty() {
    tellSoon.cancel();
    setText('');
    // The field is empty at once; the list follows right after, apart from the key or click.
    setTimeout(() => tell(''));
  }
  usePageShortcuts(LIST_KEYS, {
    search: () => input.current?.focus(),
    next: () => stepRow(input.current, 1),
    previous: () => stepRow(input.current, -1),
    tick: () => tickRow(input.current),
  });

  return (
    <TextInput
      ref={input}
      className={className}
      size={size}
      type="search"
      role="searchbox"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      maxLength={200}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        tellSoon(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text);
        if (event.key === 'Escape' && text) empty();
      }}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size={24}
            iconSize={14}
            aria-label={t('table.clearSearch')}
            onClick={() => {
              empty();
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
