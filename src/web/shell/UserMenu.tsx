import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Late } from '#web/kit/Late.tsx';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { useSession } from '#web/session.ts';
import classes from './Navbar.module.css';

const Items = lazyPart(
  () => import('./UserMenuItems.tsx'),
  (file) => file.UserMenuItems,
);

export function UserMenu({ phone = false }: { phone?: boolean }) {
  const { t } = useTranslation('shell');
  const person = useSession();
  useSoon(Items.bring);
  if (!person) return null;
  const role = t(`user.roles.${person.role}`);
  return (
    <Menu width={240}>
      <Menu.Target>
        <UnstyledButton
          className={phone ? classes.userPhone : classes.user}
          data-tour="person"
          data-ripple={phone ? 'off' : true}
          aria-label={t('user.label', { name: person.fullName, role })}
        >
          <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={32} />
          {!phone && (
            <>
              <span className={classes.userWords}>
                <bdi className={classes.userName}>{person.fullName}</bdi>{' '}
                <span className={classes.userRole}>{role}</span>
              </span>
              <IconChevronDown size={14} stroke={1.75} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Late height={220}>
          <Items person={person} phone={phone} />
        </Late>
      </Menu.Dropdown>
    </Menu>
  );
}
