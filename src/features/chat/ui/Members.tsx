import { ActionIcon } from '@mantine/core';
import {
  IconDots,
  IconMessageCircle,
  IconShield,
  IconShieldOff,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChatEntry, ChatMember } from '#features/chat/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { useSession } from '#web/session.ts';
import type { GoTo } from './ChatPage.tsx';
import { removeMember, setManager } from './chatDeeds.ts';
import { Face } from './Face.tsx';
import classes from './Info.module.css';
import { infoQuery } from './queries.ts';
import { Role } from './Role.tsx';

interface Props {
  chat: ChatEntry;
  mayManage: boolean;
  go: GoTo;
  onAdd: () => void;
}

function MemberMenu({ chat, person, mayManage, go }: Omit<Props, 'onAdd'> & { person: ChatMember }) {
  const { t } = useTranslation('chat');
  const manages = mayManage && chat.canManage && person.memberRole !== 'owner';
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('group.actions', { name: person.fullName })}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMessageCircle size={16} stroke={1.75} aria-hidden />}
          onClick={() => go({ chat: undefined, with: person.id, message: undefined })}
        >
          {t('group.message')}
        </Menu.Item>
        {manages && (
          <>
            <Menu.Item
              leftSection={
                person.memberRole === 'admin' ? (
                  <IconShieldOff size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconShield size={16} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => void setManager(chat, person, person.memberRole === 'admin' ? 'member' : 'admin')}
            >
              {person.memberRole === 'admin' ? t('group.makeMember') : t('group.makeAdmin')}
            </Menu.Item>
            <Menu.Item
              color="var(--lms-danger-text)"
              leftSection={<IconUserMinus size={16} stroke={1.75} aria-hidden />}
              onClick={() => void removeMember(chat, person)}
            >
              {t('group.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Who is in a group. */
export function Members({ chat, mayManage, go, onAdd }: Props) {
  const { t } = useTranslation('chat');
  const meId = useSession()?.id;
  const people = useQuery(infoQuery(chat.id)).data?.people ?? [];
  return (
    <section className={classes.part} aria-label={t('group.members')}>
      <h3 className={classes.title}>
        {t('group.members')} · {formatNumber(chat.members)}
        {mayManage && chat.canManage && (
          <ActionIcon size={28} aria-label={t('group.add')} onClick={onAdd}>
            <IconUserPlus size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </h3>
      <ul className={classes.list}>
        {people.map((person) => (
          <li key={person.id} className={classes.member}>
            <Face person={person} size={28} />
            <span className={classes.words}>
              <span className={classes.main} dir="auto">
                {person.id === meId ? t('you') : person.fullName}
              </span>
              <span className={classes.small} dir="auto">
                {person.memberRole === 'member' ? <Role role={person.role} /> : t(`group.roles.${person.memberRole}`)}
              </span>
            </span>
            {person.id !== meId && <MemberMenu chat={chat} person={person} mayManage={mayManage} go={go} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
