import { VisuallyHidden } from '@mantine/core';
import { IconUserOff, IconUsers } from '@tabler/icons-react';
import type { ChatEntry, Presence } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import classes from './Face.module.css';
import { usePresence } from './presence.ts';

/** Disc, ring, barred disc; nothing for whoever is not here. */
function PresenceGlyph({ status, size = 14 }: { status: Presence; size?: number }) {
  if (status === 'offline') return null;
  return (
    <svg className={classes.glyph} width={size} height={size} viewBox="0 0 14 14" aria-hidden>
      <circle className={classes.edge} cx="7" cy="7" r="7" />
      {status === 'online' && <circle className={classes.online} cx="7" cy="7" r="5" />}
      {status === 'away' && <circle className={classes.away} cx="7" cy="7" r="3.75" strokeWidth="2.5" />}
      {status === 'busy' && (
        <>
          <circle className={classes.busy} cx="7" cy="7" r="5" />
          <rect className={classes.bar} x="4" y="6" width="6" height="2" rx="1" />
        </>
      )}
    </svg>
  );
}

interface FaceProps {
  person: { id: number; fullName: string; avatar: string | null; status?: Presence };
  size?: 28 | 36 | 72;
  /** The words are said elsewhere. */
  silent?: boolean;
}

/** Somebody's picture with how they are seen right now. */
export function Face({ person, size = 36, silent = false }: FaceProps) {
  const { t } = useTranslation('chat');
  const status = usePresence(person.id, person.status);
  return (
    <span className={classes.face}>
      <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={size} />
      {status && <PresenceGlyph status={status} size={size === 72 ? 20 : 14} />}
      {status && !silent && <VisuallyHidden>{t(`presence.${status}`)}</VisuallyHidden>}
    </span>
  );
}

/** The picture of a chat: the other person, or some of a group. */
export function ChatFace({ chat, size = 36, silent = false }: { chat: ChatEntry; size?: 36 | 72; silent?: boolean }) {
  if (chat.kind === 'direct' && chat.contact) return <Face person={chat.contact} size={size} silent={silent} />;
  const [first, second] = chat.faces;
  if (chat.kind === 'direct' || !first || !second) {
    const Glyph = chat.kind === 'direct' ? IconUserOff : IconUsers;
    return (
      <span className={classes.many} style={{ width: size, height: size }} aria-hidden>
        <Glyph size={size / 2} stroke={1.75} />
      </span>
    );
  }
  const small = size === 72 ? 40 : 22;
  return (
    <span className={classes.stack} style={{ width: size, height: size }}>
      {[first, second].map((one) => (
        <span key={one.id} style={{ borderRadius: '50%', lineHeight: 0 }}>
          <PersonAvatar name={one.fullName} id={one.id} src={one.avatar} size={small} />
        </span>
      ))}
    </span>
  );
}
