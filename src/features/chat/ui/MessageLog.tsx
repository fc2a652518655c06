import { Box, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatEntry, ChatMember } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';
import { Bubble } from './Bubble.tsx';
import { eventWords } from './eventWords.ts';
import classes from './Log.module.css';
import { logItems } from './logItems.ts';
import { type SeenMark, seenOf } from './seenBy.ts';
import type { ShownMessage } from './shownMessages.ts';
import type { Thread } from './threadParts.ts';
import { useTypists } from './typing.ts';
import { useLogScroll } from './useLogScroll.ts';
import type { MessageDeeds } from './useMessageDeeds.ts';
import { dayName } from './when.ts';

interface Props {
  chat: ChatEntry | undefined;
  name: string;
  thread: Thread;
  messages: ShownMessage[];
  people: ChatMember[];
  seen: SeenMark[];
  meId: number;
  unreadAfter: number | null;
  target: { id: number; turn: number } | null;
  mayWrite: boolean;
  deeds: MessageDeeds;
  onOlder: () => void;
  onNewer: () => void;
  onNewest: () => Promise<void>;
  onSeen: (id: number) => void;
}

const FLASH_MS = 2_400;

/** Keys walk from one message to the next. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (way === 0 || !(event.target instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const at = lines.findIndex((line) => line.contains(event.target as HTMLElement));
  const next = at < 0 ? lines.at(-1) : lines[at + way];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function useNewest(messages: ShownMessage[], meId: number) {
  const { t } = useTranslation('chat');
  const last = messages.findLast((one) => one.id > 0);
  const [from] = useState(last?.id ?? 0);
  if (!last || last.id <= from || last.senderId === meId || last.kind !== 'text') return '';
  const text = last.message || t('preview.files', { count: last.files.length });
  return t('announced', { name: last.senderName ?? t('gone'), text });
}

/** Who is writing right now. */
function Typing({ chatId, people }: { chatId: number | undefined; people: ChatMember[] }) {
  const { t } = useTranslation('chat');
  const ids = useTypists(chatId).split(',');
  const names = people.filter((one) => ids.includes(String(one.id))).map((one) => one.fullName.split(' ')[0] ?? '');
  return (
    <div className={classes.typing} role="status">
      {names.length > 0 && t('typing.names', { count: names.length, names: formatList(names) })}
    </div>
  );
}

/** What was said, by day, with the line where the unread begins. */
export function MessageLog(props: Props) {
  const { chat, thread, messages, people, seen, meId, unreadAfter, target, deeds, mayWrite } = props;
  const { t } = useTranslation('chat');
  const box = useRef<HTMLDivElement>(null);
  const items = useMemo(() => logItems(messages, meId, unreadAfter), [messages, meId, unreadAfter]);
  const avatars = useMemo(() => new Map(people.map((one) => [one.id, one.avatar])), [people]);
  const [flashed, setFlashed] = useState<number | null>(null);
  const isGroup = chat?.kind === 'group';

  const scroll = useLogScroll(box, {
    content: items,
    isReady: true,
    target,
    onOlder: thread.hasBefore ? props.onOlder : undefined,
    onNewer: thread.hasAfter ? props.onNewer : undefined,
    onSeen: props.onSeen,
    onReached: () => setFlashed(target?.id ?? null),
  });
  useEffect(() => {
    if (flashed === null) return;
    const timer = setTimeout(() => setFlashed(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashed]);

  // Own words are where one looks next.
  const ownWaiting = messages.findLast((one) => one.state === 'waiting')?.key;
  const { toEnd } = scroll;
  useEffect(() => {
    if (ownWaiting) toEnd();
  }, [ownWaiting, toEnd]);

  const lastId = messages.findLast((one) => one.id > 0)?.id ?? 0;
  const [endedAt, setEndedAt] = useState(lastId);
  if (scroll.isAtEnd && endedAt !== lastId) setEndedAt(lastId);
  const arrived = messages.filter((one) => one.id > endedAt && one.senderId !== meId && one.kind === 'text').length;
  const newOnes = thread.hasAfter ? (chat?.unseenMsgs ?? 0) : arrived;
  const announced = useNewest(messages, meId);
  const lastOwn = messages.findLast((one) => one.senderId === meId && one.id > 0 && !one.isDeleted)?.id;

  return (
    <div className={classes.frame}>
      <Box
        className={classes.box}
        ref={box}
        role="log"
        // New ones are said below; older ones that come while scrolling are not news.
        aria-live="off"
        aria-label={t('log', { name: props.name })}
        tabIndex={0}
        onScroll={scroll.look}
        onKeyDown={walk}
      >
        <div className={classes.content}>
          {!thread.hasBefore && messages.length > 0 && <p className={classes.begin}>{t('begin')}</p>}
          {items.map((item) => {
            if (item.kind === 'day')
              return (
                <div key={item.key} className={classes.rule}>
                  {dayName(item.time, t('today'))}
                </div>
              );
            if (item.kind === 'unread')
              return (
                <div key={item.key} className={`${classes.rule} ${classes.unread}`} data-unread>
                  {t('unread')}
                </div>
              );
            const { message } = item;
            if (item.kind === 'event')
              return (
                <p key={item.key} className={classes.event} data-message={message.id} dir="auto">
                  {message.event && eventWords(t, message.event, meId)}
                </p>
              );
            const { names, isAll } = item.isOwn && item.endsRun ? seenOf(message.id, seen, people, meId) : NOBODY;
            return (
              <Bubble
                key={item.key}
                message={message}
                isOwn={item.isOwn}
                isGroup={isGroup}
                startsRun={item.startsRun}
                endsRun={item.endsRun}
                meId={meId}
                avatar={avatars.get(message.senderId ?? 0) ?? null}
                seenBy={isGroup && message.id === lastOwn ? names : undefined}
                isSeen={isAll}
                isFlashed={flashed === message.id}
                mayWrite={mayWrite}
                deeds={deeds}
              />
            );
          })}
        </div>
      </Box>
      <Typing chatId={chat?.id} people={people.filter((one) => one.id !== meId)} />
      {!scroll.isAtEnd && (
        <div className={classes.pill}>
          <Button
            size="xs"
            variant={newOnes > 0 ? 'filled' : 'default'}
            leftSection={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
            onClick={() => void (thread.hasAfter ? props.onNewest() : Promise.resolve()).then(scroll.toEnd)}
          >
            {newOnes > 0 ? t('newOnes', { count: newOnes }) : t('toNewest')}
          </Button>
        </div>
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </div>
  );
}

const NOBODY = { names: undefined, isAll: false };
