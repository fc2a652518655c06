import { Link, useNavigate } from '@tanstack/react-router';
import type { PersonDetail } from '#features/people/contract.ts';
import type { PeopleQuery } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionButton, ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { deleteHere } from '#web/kit/deleteHere.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { Status } from '#web/kit/Status.tsx';
import { StepLink } from '#web/kit/StepLink.tsx';
import type { Neighbour } from '#web/kit/useNeighbours.ts';
import classes from './PersonPage.module.css';
import { personQuery } from './queries.ts';
import { useNeighbours } from './useNeighbours.ts';
import { usePersonActions } from './usePersonActions.ts';

/** In the header there are buttons for these. */
const ON_ITS_OWN = ['edit', 'view-as'];

/** The tab that is open stays open. */
const stepTo = (to: Neighbour<PeopleQuery> | undefined) =>
  to &&
  ((props: object) => (
    <Link
      from="/lms/users/$id"
      to="/lms/users/$id"
      params={{ id: String(to.id) }}
      search={({ tab }) => ({ tab })}
      state={{ peopleList: to.list }}
      {...props}
    />
  ));

export function PersonHeader({ person, list }: { person: PersonDetail; list: PeopleQuery | undefined }) {
  const { t } = useTranslation('people');
  const navigate = useNavigate({ from: '/lms/users/$id' });
  const { previous, next } = useNeighbours(list, person.id);
  const edit = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, edit: true as const }), state: (before) => before });
  const actions = usePersonActions({
    onEdit: edit,
    around: (deed) =>
      deleteHere(personQuery(person.id).queryKey, deed, () => navigate({ to: '/lms/users', search: list ?? {} })),
  })(person, person);
  const viewAs = actions.find((action) => action.id === 'view-as');
  const edits = actions.find((action) => action.id === 'edit');

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
            <StepLink way="previous" name={t('person.previous')} link={stepTo(previous)} />
            <StepLink way="next" name={t('person.next')} link={stepTo(next)} />
          </span>
        )}
        {viewAs && <ActionButton action={viewAs} />}
        <ActionsMenu label={t('person.more')} actions={actions.filter((action) => !ON_ITS_OWN.includes(action.id))} />
        {edits && <ActionButton action={edits} variant="filled" />}
      </div>
    </header>
  );
}
