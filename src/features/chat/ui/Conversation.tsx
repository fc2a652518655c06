import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ChatEntry, Contact } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState, FailedState } from '#web/kit/states.tsx';
import { useWaiting } from '#web/outbox/outbox.ts';
import { useSession } from '#web/session.ts';
import type { GoTo } from './ChatPage.tsx';
import composerClasses from './Composer.module.css';
import { Composer } from './Composer.tsx';
import classes from './Conversation.module.css';
import { ConversationHead } from './ConversationHead.tsx';
import { readDraft } from './drafts.ts';
import { FindBar } from './FindBar.tsx';
import logClasses from './Log.module.css';
import { MessageLog } from './MessageLog.tsx';
import { placeName } from './outgoing.ts';
import { infoQuery, seenQuery } from './queries.ts';
import { withWaiting } from './shownMessages.ts';
import { forgetMiddle, loadNewer, loadOlder, openAround, openNewest, threadQuery } from './thread.ts';
import type { About } from './useComposer.ts';
import { useMessageDeeds } from './useMessageDeeds.ts';
import { useOwnProfile } from './useOwnProfile.ts';
import { useSeen } from './useSeen.ts';
import { useTarget } from './useTarget.ts';

interface Props {
  /** Left out: it begins with the first message. */
  chat: ChatEntry | undefined;
  contact: Contact | null;
  message: number | undefined;
  go: GoTo;
  mayManage: boolean;
  infoOpened: boolean;
  onInfo: () => void;
}

const EMPTY = { messages: [], hasBefore: false, hasAfter: false };
/** Not there yet: what it begins with is not known. */
const COMING = { ...EMPTY, hasBefore: true };
const ignore = () => {};

function Bones() {
  return (
    <div className={logClasses.bones} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <span key={key} className={logClasses.bone} />
      ))}
    </div>
  );
}

/** The open chat. */
export function Conversation({ chat, contact, message, go, mayManage, infoOpened, onInfo }: Props) {
  const { t } = useTranslation('chat');
  const person = useSession();
  const me = useMemo(() => ({ id: person?.id ?? 0, fullName: person?.fullName ?? '' }), [person?.id, person?.fullName]);
  const chatId = chat?.id;
  const place = useMemo(() => ({ chatId, contactId: contact?.id }), [chatId, contact?.id]);
  const thread = useQuery({ ...threadQuery(chatId ?? 0, message), enabled: chatId !== undefined });
  const info = useQuery({ ...infoQuery(chatId ?? 0), enabled: chatId !== undefined }).data;
  const seenMarks = useQuery({ ...seenQuery(chatId ?? 0), enabled: chatId !== undefined }).data ?? [];
  const enterSends = useOwnProfile()?.settings.enterSends ?? true;
  const waiting = useWaiting('chat');
  const window = chatId === undefined ? EMPTY : thread.data;
  const shown = useMemo(() => withWaiting(window?.messages ?? [], waiting, place, me), [window, waiting, place, me]);
  const [about, setAbout] = useState<About | null>(() => readDraft(placeName(place)).about);
  const [isFinding, setFinding] = useState(false);
  const { unreadAfter, onSeen } = useSeen({ chat, messages: window?.messages ?? [], meId: me.id, isOn: mayManage });
  const { target, again } = useTarget(message);
  const name = chat?.name || contact?.fullName || t('gone');

  const jump = (id: number) => {
    if (id === message) again();
    else go({ message: id }, { replace: true });
  };
  const deeds = useMessageDeeds({
    reply: (one) => setAbout({ kind: 'reply', message: one }),
    edit: (one) => setAbout({ kind: 'edit', message: one }),
    jump,
  });

  const isLoaded = thread.data !== undefined;
  const wanted = target?.id;
  const turn = target?.turn;
  useEffect(() => {
    if (chatId !== undefined && isLoaded && wanted !== undefined && turn !== undefined)
      openAround(chatId, wanted).catch(ignore);
  }, [chatId, isLoaded, wanted, turn]);
  useEffect(() => {
    if (chatId === undefined) return;
    return () => void setTimeout(() => forgetMiddle(chatId));
  }, [chatId]);

  async function toNewest() {
    if (chatId === undefined) return;
    if (message !== undefined) go({ message: undefined }, { replace: true });
    await openNewest(chatId).catch(ignore);
  }

  const people = info?.people ?? [];
  const canWrite = mayManage && (chat ? chat.canSend : contact?.isActive === true);
  const lastOwn = shown.findLast((one) => one.senderId === me.id && one.id > 0 && !one.isDeleted && one.message !== '');
  const isOut = contact?.isActive && !contact.reachable;

  return (
    <>
      <ConversationHead
        chat={chat}
        contact={contact}
        name={name}
        infoOpened={infoOpened}
        mayManage={mayManage}
        onInfo={onInfo}
        onFind={() => setFinding(true)}
        onBack={() => go({ chat: undefined, with: undefined, message: undefined })}
      />
      {isFinding && chatId !== undefined && <FindBar chatId={chatId} onJump={jump} onClose={() => setFinding(false)} />}
      {!window && thread.isPending && shown.length === 0 && <Bones />}
      {!window && thread.isError && (
        <div className={classes.blank}>
          <FailedState error={thread.error} onRetry={() => void thread.refetch()} />
        </div>
      )}
      {window && shown.length === 0 && (
        <div className={classes.blank}>
          <EmptyState icon={IconMessageCircle} title={t('first.title', { name })} detail={t('first.detail')} />
        </div>
      )}
      {/* What is written before the rest is there is shown alone. */}
      {shown.length > 0 && (
        <MessageLog
          key={String(window !== undefined)}
          chat={chat}
          name={name}
          thread={window ?? COMING}
          messages={shown}
          people={people}
          seen={seenMarks}
          meId={me.id}
          unreadAfter={unreadAfter}
          target={target}
          mayWrite={mayManage}
          deeds={deeds}
          onOlder={() => chatId !== undefined && void loadOlder(chatId).catch(ignore)}
          onNewer={() => chatId !== undefined && void loadNewer(chatId).catch(ignore)}
          onNewest={toNewest}
          onSeen={onSeen}
        />
      )}
      {canWrite ? (
        <Composer
          place={place}
          draftName={placeName(place)}
          name={name}
          about={about}
          onAbout={setAbout}
          enterSends={enterSends}
          lastOwn={lastOwn}
          warning={isOut ? t('unreachable', { name: contact.fullName }) : undefined}
          onSent={() => window?.hasAfter && void toNewest()}
        />
      ) : (
        <p className={composerClasses.readOnly}>{mayManage ? t('closed') : t('readOnly')}</p>
      )}
    </>
  );
}
