import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Conversation.module.css';
import { foundQuery } from './queries.ts';

interface Props {
  chatId: number;
  onJump: (id: number) => void;
  onClose: () => void;
}

/** Finds words in this chat: Enter goes to the one before, Shift Enter to the one after. */
export function FindBar({ chatId, onJump, onClose }: Props) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const found = useInfiniteQuery({ ...foundQuery(q, chatId), placeholderData: undefined });
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? [];
  const [at, setAt] = useState(0);
  const jump = useRef(onJump);
  useEffect(() => {
    jump.current = onJump;
  });

  // The newest one at once.
  const first = messages[0]?.id;
  useEffect(() => {
    setAt(0);
    if (first !== undefined && q !== '') jump.current(first);
  }, [first, q]);

  function step(way: 1 | -1) {
    const next = Math.max(0, Math.min(messages.length - 1, at + way));
    const id = messages[next]?.id;
    if (id === undefined) return;
    setAt(next);
    onJump(id);
    if (next >= messages.length - 5 && found.hasNextPage) void found.fetchNextPage();
  }

  function press(event: KeyboardEvent) {
    const way = { Enter: event.shiftKey ? -1 : 1, ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Escape') onClose();
    else if (way && !event.nativeEvent.isComposing) step(way);
    else return;
    event.preventDefault();
  }

  const numbers = {
    at: formatNumber(at + 1),
    all: formatNumber(messages.length) + (found.hasNextPage ? '+' : ''),
  };
  function said() {
    if (messages.length > 0) return t('find.count', numbers);
    if (found.isError) return t('kit:states.failed');
    return found.isSuccess && t('find.none');
  }
  return (
    <search className={classes.find}>
      <TextInput
        type="search"
        value={text}
        placeholder={t('find.label')}
        aria-label={t('find.label')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        // Opened by whoever wants to type.
        data-autofocus
        ref={(input) => {
          if (input && !input.dataset.met) {
            input.dataset.met = 'yes';
            input.focus();
          }
        }}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <span className={classes.count} role="status">
        {q.length > 1 && said()}
      </span>
      <ActionIcon size={36} aria-label={t('find.older')} disabled={at >= messages.length - 1} onClick={() => step(1)}>
        <IconChevronUp size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon size={36} aria-label={t('find.newer')} disabled={at === 0} onClick={() => step(-1)}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <CloseButton size={36} iconSize={18} aria-label={t('find.close')} onClick={onClose} />
    </search>
  );
}
