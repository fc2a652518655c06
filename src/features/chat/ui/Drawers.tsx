import { useState } from 'react';
import type { ChatEntry } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import type { Drawer, GoTo } from './ChatPage.tsx';
import { AddPeopleForm, NewChatForm, RenameForm } from './GroupForms.tsx';
import { ProfileForm } from './ProfileForm.tsx';

interface Props {
  open: Drawer;
  chat: ChatEntry | undefined;
  onClose: () => void;
  go: GoTo;
}

const AWAY_MS = 170;

/** What opens beside the chat: the own profile, a new chat, a group's name and people. */
export function Drawers({ open, chat, onClose, go }: Props) {
  const { t } = useTranslation('chat');
  const [isLeaving, setLeaving] = useState(false);
  function close() {
    setLeaving(true);
    setTimeout(onClose, AWAY_MS);
  }
  const titles = { profile: t('profile.title'), new: t('group.new'), rename: t('group.rename'), add: t('group.add') };
  return (
    <SideDrawer opened={!isLeaving} title={titles[open]} size={420} onClose={close}>
      {open === 'profile' && <ProfileForm onClose={close} />}
      {open === 'new' && <NewChatForm onClose={close} go={go} />}
      {open === 'rename' && chat && <RenameForm chat={chat} onClose={close} />}
      {open === 'add' && chat && <AddPeopleForm chat={chat} onClose={close} />}
    </SideDrawer>
  );
}
