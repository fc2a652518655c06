import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, and asked for once the typing pauses. The address stays the truth: Back changes the words, too. */
function useSearchWords(q: string, onAsk: (words: string) => void, onEnter: boolean) {
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const [asked, setAsked] = useState(q);
  if (seen !== q) {
    setSeen(q);
    // The address changed by other means than typing here. Our own words come back later than they were typed.
    if (q !== asked) {
      setAsked(q);
      setText(q);
    }
  }
  const say = (words: string) => {
    setAsked(words);
    onAsk(words);
  };
  const ask = useDebouncedCallback(say, PAUSE_MS);
  return {
    text,
    write(words: string) {
      setText(words);
      if (!onEnter) ask(words.trim());
    },
    enter: () => onEnter && say(text.trim()),
    clear() {
      ask.cancel();
      setText('');
      say('');
    },
  };
}

interface Props {
  q: string;
  onAsk: (words: string) => void;
  label: string;
  className?: string | undefined;
  /** The name of a button that empties it; without, the browser's own does. */
  clearLabel?: string;
  /** It leads to another page, which would take the field away from who still types: Enter asks. */
  onEnter?: boolean;
}

/** The search of a page's own list. `/` on the page leads here (`[data-search]`); Escape empties it. */
export function SearchField({ q, onAsk, label, className, clearLabel, onEnter = false }: Props) {
  const { text, write, enter, clear } = useSearchWords(q, onAsk, onEnter);
  return (
    <TextInput
      className={className}
      type="search"
      data-search
      dir="auto"
      value={text}
      placeholder={label}
      aria-label={label}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        clearLabel &&
        text && (
          <ActionIcon size={24} aria-label={clearLabel} onClick={clear}>
            <IconX size={14} stroke={1.75} aria-hidden />
          </ActionIcon>
        )
      }
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter();
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        clear();
      }}
    />
  );
}

/** Puts the cursor into the page's search. */
export const focusSearch = () => document.querySelector<HTMLElement>('[data-search]')?.focus();
