import { Button, Switch } from '@mantine/core';
import { IconLogout, IconMail, IconPencil, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ChatEntry, Contact } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility } from '#web/session.ts';
import type { Drawer, GoTo } from './ChatPage.tsx';
import { changeOwn, leaveGroup } from './chatDeeds.ts';
import { ChatFace, Face } from './Face.tsx';
import classes from './Info.module.css';
import { Members } from './Members.tsx';
import { usePresence } from './presence.ts';
import { Role } from './Role.tsx';
import { SharedFiles } from './SharedFiles.tsx';

interface Props {
  chat: ChatEntry | undefined;
  contact: Contact | null;
  mayManage: boolean;
  go: GoTo;
  onDrawer: (drawer: Drawer) => void;
}

function ContactTop({ contact }: { contact: Contact }) {
  const { t } = useTranslation('chat');
  const ability = useAbility();
  const seesPeople = ability.can('read', 'User');
  const mayMail = ability.can('manage', 'Email');
  const status = usePresence(contact.id, contact.status) ?? 'offline';
  return (
    <>
      <div className={classes.top}>
        <Face person={contact} size={72} silent />
        <h3 className={classes.name} dir="auto">
          {contact.fullName}
        </h3>
        <p className={classes.role} dir="auto">
          <Role role={contact.role} /> · {t(`presence.${status}`)}
        </p>
        <div className={classes.buttons}>
          {seesPeople && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconUser size={16} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <Link to="/apps/user/view/$id" params={{ id: String(contact.id) }} {...props} />}
            >
              {t('info.profile')}
            </Button>
          )}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) =>
              mayMail ? (
                <Link to="/apps/email" search={{ write: contact.email }} {...props} />
              ) : (
                <a href={`mailto:${contact.email}`} {...props}>
                  {props.children}
                </a>
              )
            }
          >
            {t('info.email')}
          </Button>
        </div>
      </div>
      <section className={classes.part} aria-label={t('info.about')}>
        <h3 className={classes.title}>{t('info.about')}</h3>
        {contact.about && (
          <p className={classes.text} dir="auto">
            {contact.about}
          </p>
        )}
        <p className={classes.fact}>
          <IconMail size={16} stroke={1.75} aria-hidden />
          <span dir="ltr">{contact.email}</span>
        </p>
      </section>
    </>
  );
}

function GroupTop({ chat, mayManage, onDrawer }: { chat: ChatEntry } & Pick<Props, 'mayManage' | 'onDrawer'>) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.top}>
      <ChatFace chat={chat} size={72} silent />
      <h3 className={classes.name} dir="auto">
        {chat.name || t('gone')}
      </h3>
      {chat.kind === 'group' && <p className={classes.role}>{t('people', { count: chat.members })}</p>}
      {mayManage && chat.canManage && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
            onClick={() => onDrawer('rename')}
          >
            {t('group.rename')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** More about the open chat: who it is, what was shared, how it behaves. */
export function InfoPane({ chat, contact, mayManage, go, onDrawer }: Props) {
  const { t } = useTranslation('chat');
  async function leave() {
    if (chat && (await leaveGroup(chat))) go({ chat: undefined, with: undefined, message: undefined });
  }
  return (
    <>
      {contact && <ContactTop contact={contact} />}
      {!contact && chat && <GroupTop chat={chat} mayManage={mayManage} onDrawer={onDrawer} />}
      {chat && mayManage && (
        <div className={`${classes.part} ${classes.choice}`}>
          <Switch
            label={t('own.mute')}
            checked={chat.isMuted}
            onChange={(event) => void changeOwn(chat, { isMuted: event.currentTarget.checked })}
          />
          <Switch
            label={t('own.pin')}
            checked={chat.isPinned}
            onChange={(event) => void changeOwn(chat, { isPinned: event.currentTarget.checked })}
          />
        </div>
      )}
      {chat?.kind === 'group' && <Members chat={chat} mayManage={mayManage} go={go} onAdd={() => onDrawer('add')} />}
      {chat && <SharedFiles chatId={chat.id} />}
      {chat?.kind === 'group' && mayManage && (
        <div className={classes.part}>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
            onClick={() => void leave()}
          >
            {t('group.leave')}
          </Button>
        </div>
      )}
    </>
  );
}
