import { VisuallyHidden } from '@mantine/core';
import { IconBellOff, IconPinFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { ChatEntry, Contact } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { shortWhen } from '#web/kit/shortWhen.ts';
import { writeNext } from './composing.ts';
import { useDraft } from './drafts.ts';
import { previewOf } from './eventWords.ts';
import { ChatFace, Face } from './Face.tsx';
import classes from './List.module.css';
import { placeName } from './outgoing.ts';
import { Role } from './Role.tsx';
import { useTypists } from './typing.ts';

const MOST = 99;

interface ChatRowProps {
  chat: ChatEntry;
  isOpen: boolean;
  meId: number;
}

function Preview({ chat, meId, isOpen }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const draft = useDraft(placeName({ chatId: chat.id, contactId: chat.contact?.id }));
  const isTyping = useTypists(chat.id) !== '';
  const isDraft = draft !== '' && !isOpen && !isTyping;
  let { by, text } = previewOf(t, chat.lastMessage, meId, chat.kind === 'group');
  if (isTyping) [by, text] = ['', t('typing.somebody')];
  if (isDraft) [by, text] = [`${t('preview.draft')} `, draft];
  return (
    <span className={`${classes.preview} ${classes.parts}`}>
      {by && (
        <span className={classes.by} data-draft={isDraft || undefined}>
          {by}
        </span>
      )}
      <span className={classes.said} dir="auto">
        {text}
      </span>
    </span>
  );
}

/** One chat of the list: who, when, the last words, and how many are new. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, isOpen } = props;
  const { t } = useTranslation('chat');
  const { unseenMsgs } = chat;
  return (
    <Link
      to="/apps/chat"
      search={(before) => ({ ...before, chat: chat.id, with: undefined, message: undefined })}
      className={classes.row}
      data-chat={chat.id}
      data-open={isOpen || undefined}
      data-unread={unseenMsgs > 0 || undefined}
      aria-current={isOpen ? 'page' : undefined}
      preload={false}
      onClick={() => writeNext(isOpen)}
    >
      <ChatFace chat={chat} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name} dir="auto">
            {chat.name || t('gone')}
          </span>
          {chat.isPinned && <IconPinFilled className={classes.mark} size={14} aria-label={t('pinned')} role="img" />}
          {chat.isMuted && <IconBellOff className={classes.mark} size={14} aria-label={t('muted')} role="img" />}
          {chat.lastMessage && <time className={classes.time}>{shortWhen(chat.lastMessage.time)}</time>}
        </span>
        <span className={classes.line}>
          <Preview {...props} />
          {unseenMsgs > 0 && (
            <span className={classes.count} data-muted={chat.isMuted || undefined}>
              {unseenMsgs > MOST ? `${formatNumber(MOST)}+` : formatNumber(unseenMsgs)}
              <VisuallyHidden> {t('unseen', { count: unseenMsgs })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
});

/** Somebody to begin a chat with. */
export const ContactRow = memo(function ContactRow({ contact, isOpen }: { contact: Contact; isOpen: boolean }) {
  return (
    <Link
      to="/apps/chat"
      search={(before) => ({ ...before, chat: undefined, with: contact.id, message: undefined })}
      className={classes.row}
      data-contact={contact.id}
      data-open={isOpen || undefined}
      aria-current={isOpen ? 'page' : undefined}
      preload={false}
      onClick={() => writeNext(isOpen)}
    >
      <Face person={contact} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name} dir="auto">
            {contact.fullName}
          </span>
        </span>
        <span className={classes.line}>
          <span className={classes.preview} dir="auto">
            <Role role={contact.role} />
          </span>
        </span>
      </span>
    </Link>
  );
});
