import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconDots,
  IconLayoutSidebarRight,
  IconPin,
  IconPinnedOff,
  IconSearch,
} from '@tabler/icons-react';
import type { ChatEntry, Contact } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import classes from './Conversation.module.css';
import { changeOwn } from './chatDeeds.ts';
import { ChatFace, Face } from './Face.tsx';
import { usePresence } from './presence.ts';
import { Role } from './Role.tsx';

interface Props {
  chat: ChatEntry | undefined;
  contact: Contact | null;
  name: string;
  infoOpened: boolean;
  mayManage: boolean;
  onInfo: () => void;
  onFind: () => void;
  onBack: () => void;
}

function About({ chat, contact }: Pick<Props, 'chat' | 'contact'>) {
  const { t } = useTranslation('chat');
  const status = usePresence(contact?.id, contact?.status);
  if (chat?.kind === 'group') return <>{t('people', { count: chat.members })}</>;
  if (!contact || !status) return null;
  return (
    <>
      {t(`presence.${status}`)} · <Role role={contact.role} />
    </>
  );
}

/** Who one talks to, and what can be done here. */
export function ConversationHead({ chat, contact, name, infoOpened, mayManage, onInfo, onFind, onBack }: Props) {
  const { t } = useTranslation('chat');
  const isPhone = useIsPhone();
  const size = isPhone ? 44 : 36;
  return (
    <header className={classes.head}>
      {isPhone && (
        <ActionIcon size={44} aria-label={t('back')} onClick={onBack}>
          <IconArrowLeft className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {chat ? <ChatFace chat={chat} silent /> : contact && <Face person={contact} silent />}
      <div className={classes.who}>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        <span className={classes.about}>
          <About chat={chat} contact={contact} />
        </span>
      </div>
      {chat && (
        <Tooltip label={t('find.label')}>
          <ActionIcon size={size} aria-label={t('find.label')} onClick={onFind}>
            <IconSearch size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('info.title')}>
        <ActionIcon
          size={size}
          variant={infoOpened ? 'light' : 'subtle'}
          aria-label={t('info.title')}
          aria-pressed={infoOpened}
          onClick={onInfo}
        >
          <IconLayoutSidebarRight size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {chat && mayManage && (
        <Menu width={220} position="bottom-end">
          <Menu.Target>
            <ActionIcon size={size} aria-label={t('more')}>
              <IconDots size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={
                chat.isPinned ? (
                  <IconPinnedOff size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconPin size={16} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => void changeOwn(chat, { isPinned: !chat.isPinned })}
            >
              {chat.isPinned ? t('own.unpin') : t('own.pin')}
            </Menu.Item>
            <Menu.Item
              leftSection={
                chat.isMuted ? (
                  <IconBell size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconBellOff size={16} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => void changeOwn(chat, { isMuted: !chat.isMuted })}
            >
              {chat.isMuted ? t('own.unmute') : t('own.mute')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </header>
  );
}
