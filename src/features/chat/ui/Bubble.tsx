import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatList, formatNumber, formatTime } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { Words } from '#web/kit/Words.tsx';
import { Attachments } from './Attachments.tsx';
import classes from './Bubble.module.css';
import { MessageTools } from './MessageTools.tsx';
import type { ShownMessage } from './shownMessages.ts';
import type { MessageDeeds } from './useMessageDeeds.ts';

interface BubbleProps {
  message: ShownMessage;
  isOwn: boolean;
  isGroup: boolean;
  startsRun: boolean;
  endsRun: boolean;
  meId: number;
  avatar: string | null;
  /** Who has seen it, by name; undefined where that is not told. */
  seenBy: string | undefined;
  /** All others have. */
  isSeen: boolean;
  isFlashed: boolean;
  mayWrite: boolean;
  deeds: MessageDeeds;
}

function Quote({ message, deeds }: Pick<BubbleProps, 'message' | 'deeds'>) {
  const { t } = useTranslation('chat');
  const quoted = message.replyTo;
  if (!quoted || message.isDeleted) return null;
  return (
    <button type="button" className={classes.quote} onClick={() => deeds.jump(quoted.id)}>
      <VisuallyHidden>{t('replyTo')} </VisuallyHidden>
      <span className={classes.quoteName} dir="auto">
        {quoted.senderName ?? t('gone')}
      </span>
      <span className={classes.quoteWords} dir="auto">
        {quoted.isDeleted ? t('deleted') : quoted.message || t('preview.files', { count: 1 })}
      </span>
    </button>
  );
}

function Reactions({ message, meId, deeds, mayWrite }: Pick<BubbleProps, 'message' | 'meId' | 'deeds' | 'mayWrite'>) {
  const { t } = useTranslation('chat');
  return (
    <span className={classes.reactions}>
      {message.reactions.map(({ emoji, people }) => {
        const isMine = people.some((one) => one.id === meId);
        const names = formatList(people.map((one) => (one.id === meId ? t('you') : one.fullName)));
        return (
          <Tooltip key={emoji} label={names}>
            <button
              type="button"
              className={classes.reaction}
              data-mine={isMine || undefined}
              aria-pressed={isMine}
              aria-label={t('reaction', { emoji, count: people.length, names })}
              disabled={!mayWrite}
              onClick={() => deeds.react(message, emoji, !isMine)}
            >
              {emoji} {formatNumber(people.length)}
            </button>
          </Tooltip>
        );
      })}
    </span>
  );
}

function Ticks({ message, isSeen, seenBy, isGroup }: Pick<BubbleProps, 'message' | 'isSeen' | 'seenBy' | 'isGroup'>) {
  const { t } = useTranslation('chat');
  const look = { size: 14, stroke: 2, role: 'img' } as const;
  if (message.state === 'waiting')
    return <IconClock {...look} className={classes.tick} aria-label={t('ticks.waiting')} />;
  if (isSeen)
    return (
      <IconChecks
        {...look}
        className={classes.tick}
        data-seen
        aria-label={isGroup ? t('ticks.seenByAll') : t('ticks.seen')}
      />
    );
  if (seenBy)
    return (
      <Tooltip label={seenBy}>
        <span>{t('ticks.seenBy', { names: seenBy })}</span>
      </Tooltip>
    );
  return <IconCheck {...look} className={classes.tick} aria-label={t('ticks.sent')} />;
}

function Foot(props: BubbleProps) {
  const { message, isOwn, endsRun, deeds } = props;
  const { t } = useTranslation('chat');
  if (message.state === 'refused') {
    return (
      <span className={classes.foot}>
        <span className={classes.problem} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden />
          {t('refused.text')} {say(message.problem ?? '')}
        </span>
        <span className={classes.acts}>
          <button type="button" className={classes.act} onClick={() => deeds.retry(message)}>
            {t('refused.retry')}
          </button>
          <button type="button" className={classes.act} onClick={() => deeds.discard(message)}>
            {t('refused.discard')}
          </button>
        </span>
      </span>
    );
  }
  if (!endsRun) return null;
  return (
    <span className={classes.foot}>
      <time dateTime={message.time} title={formatDateTime(message.time)}>
        {formatTime(message.time)}
      </time>
      {isOwn && !message.isDeleted && <Ticks {...props} />}
    </span>
  );
}

/** One message. Its tools come while it is pointed at or has the focus. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { message, isOwn, isGroup, startsRun, endsRun, meId, deeds, mayWrite } = props;
  const { t } = useTranslation('chat');
  const [isPointed, setPointed] = useState(false);
  const [opened, setOpened] = useState(false);
  const showsTools = mayWrite && (isPointed || opened) && !message.state && !message.isDeleted;

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.key !== 'Enter' || message.state || message.isDeleted) return;
    event.preventDefault();
    const line = event.currentTarget;
    setPointed(true);
    requestAnimationFrame(() => line.querySelector<HTMLElement>('[data-more]')?.click());
  }

  return (
    <article
      className={classes.line}
      aria-label={t('by', {
        name: isOwn ? t('you') : (message.senderName ?? t('gone')),
        time: formatTime(message.time),
      })}
      data-message={message.id}
      data-own={isOwn || undefined}
      data-starts={startsRun || undefined}
      data-ends={endsRun || undefined}
      data-state={message.state}
      data-flash={props.isFlashed || undefined}
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onKeyDown={press}
    >
      {!isOwn && (
        <span className={classes.face}>
          {endsRun && (
            <PersonAvatar name={message.senderName ?? ''} id={message.senderId ?? 0} src={props.avatar} size={28} />
          )}
        </span>
      )}
      <span className={classes.body}>
        {isGroup && !isOwn && startsRun && (
          <span className={classes.sender} dir="auto">
            {message.senderName ?? t('gone')}
          </span>
        )}
        {message.files.length > 0 && <Attachments files={message.files} />}
        {(message.isDeleted || message.message !== '' || message.replyTo) && (
          <span className={classes.bubble} dir="auto" data-deleted={message.isDeleted || undefined}>
            <Quote message={message} deeds={deeds} />
            {message.isDeleted ? (
              t('deleted')
            ) : (
              <span className={classes.text}>
                <span data-words>
                  <Words text={message.message} />
                </span>
                {message.editedAt && (
                  <span className={classes.edited} title={formatDateTime(message.editedAt)}>
                    {t('edited')}
                  </span>
                )}
              </span>
            )}
          </span>
        )}
        {message.reactions.length > 0 && <Reactions message={message} meId={meId} deeds={deeds} mayWrite={mayWrite} />}
        <Foot {...props} />
      </span>
      {showsTools && (
        <MessageTools message={message} isOwn={isOwn} meId={meId} deeds={deeds} opened={opened} onOpened={setOpened} />
      )}
    </article>
  );
});
