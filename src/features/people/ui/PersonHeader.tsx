import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDots, IconEye, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleQuery, PersonDetail } from '#features/people/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { Status } from '#web/kit/Status.tsx';
import classes from './PersonPage.module.css';
import { type Neighbour, useNeighbours } from './useNeighbours.ts';
import { usePersonActions } from './usePersonActions.ts';

/** In the header there are buttons for these. */
const ON_ITS_OWN = ['edit', 'view-as'];

function Step({ name, to, children }: { name: string; to: Neighbour | undefined; children: ReactNode }) {
  if (!to) {
    return (
      <ActionIcon variant="default" size={36} disabled aria-label={name}>
        {children}
      </ActionIcon>
    );
  }
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={name}
        renderRoot={(props) => (
          <Link
            to="/lms/users/$id"
            params={{ id: String(to.id) }}
            search={({ tab }: { tab?: 'sign-ins' | 'sessions' | 'activity' | 'overview' | undefined }) => ({ tab })}
            state={{ peopleList: to.list }}
            {...props}
          />
        )}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

export function PersonHeader({ person, list }: { person: PersonDetail; list: PeopleQuery | undefined }) {
  const { t } = useTranslation('people');
  const navigate = useNavigate({ from: '/lms/users/$id' });
  const { previous, next } = useNeighbours(list, person.id);
  const edit = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, edit: true as const }), state: (before) => before });
  const actions = usePersonActions({
    onEdit: edit,
    leave: () => navigate({ to: '/lms/users', search: list ?? {} }),
  })(person, person);
  const viewAs = actions.find((action) => action.id === 'view-as');
  const mayEdit = actions.some((action) => action.id === 'edit');

  return (
    <header className={classes.header}>
      <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={72} />
      <div className={classes.who}>
        <h1 className={classes.name}>
          <bdi>{person.fullName}</bdi>
        </h1>
        <p className={classes.marks}>
          <Status shape={person.status}>{t(`statuses.${person.status}`)}</Status>
          <Pill>{t(`roles.${person.role}`)}</Pill>
          {person.lockedFor > 0 && <Pill kind="danger">{t('person.locked')}</Pill>}
          {person.mustChangePassword && <Pill kind="warning">{t('person.mustChange')}</Pill>}
          {person.invitation && <Pill kind="accent">{t('person.invited')}</Pill>}
        </p>
      </div>
      <div className={classes.actions}>
        {list && (
          <span className={classes.steps}>
            <Step name={t('person.previous')} to={previous}>
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            </Step>
            <Step name={t('person.next')} to={next}>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Step>
          </span>
        )}
        {viewAs && (
          <Tooltip label={viewAs.refused ? say(viewAs.refused) : ''} disabled={!viewAs.refused}>
            <Button
              variant="default"
              leftSection={<IconEye size={16} stroke={1.75} aria-hidden />}
              data-disabled={viewAs.refused ? true : undefined}
              aria-disabled={viewAs.refused ? true : undefined}
              onClick={viewAs.refused ? undefined : viewAs.run}
            >
              {viewAs.label}
            </Button>
          </Tooltip>
        )}
        <Menu width={240}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('person.more')}>
              <IconDots size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {actions
              .filter((action) => !ON_ITS_OWN.includes(action.id))
              .map((action) => (
                <Menu.Item
                  key={action.id}
                  color={action.danger ? 'var(--lms-danger-text)' : undefined}
                  leftSection={<action.icon size={16} stroke={1.75} aria-hidden />}
                  disabled={Boolean(action.refused)}
                  title={action.refused ? say(action.refused) : undefined}
                  onClick={action.run}
                >
                  {action.label}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
        {mayEdit && (
          <Button leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />} onClick={edit}>
            {t('actions.edit')}
          </Button>
        )}
      </div>
    </header>
  );
}
