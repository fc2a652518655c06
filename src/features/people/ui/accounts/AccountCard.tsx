import { Link, useNavigate } from '@tanstack/react-router';
import type { AccountDetail } from '#contract/account.ts';
import type { AccountQuery } from '#contract/accountList.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionButton, ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { deleteHere } from '#web/kit/deleteHere.ts';
import { formatDate, formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { Status } from '#web/kit/Status.tsx';
import page from '../PersonPage.module.css';
import { personQuery } from '../queries.ts';
import { usePersonActions } from '../usePersonActions.ts';
import classes from './AccountPage.module.css';
import { AccountRole } from './AccountRole.tsx';
import { Fact } from './Fact.tsx';

/** There are buttons for these. */
const ON_ITS_OWN = ['edit', 'suspend', 'reactivate'];

interface Props {
  account: AccountDetail;
  person: PersonDetail;
  /** Where somebody came from. */
  list: AccountQuery | undefined;
  onEdit: () => void;
}

/** Who it is, and what is done most. */
export function AccountCard({ account, person, list, onEdit }: Props) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const actions = usePersonActions({
    onEdit,
    around: (deed) =>
      deleteHere(personQuery(person.id).queryKey, deed, () => navigate({ to: '/apps/user/list', search: list ?? {} })),
  })(person, person);
  const edits = actions.find((action) => action.id === 'edit');
  const toggle = actions.find((action) => action.id === 'suspend' || action.id === 'reactivate');
  const { lastActiveAt } = account;

  return (
    <section className={page.card} aria-label={account.fullName}>
      <div className={classes.head}>
        <PersonAvatar name={account.fullName} id={account.id} src={account.avatar} size={72} />
        <h1 className={classes.name}>
          <bdi>{account.fullName}</bdi>
        </h1>
        <p className={classes.marks}>
          <Status shape={account.state}>{t(`people:statuses.${account.state}`)}</Status>
          <Pill kind="accent">{t(`plans.${account.currentPlan}`)}</Pill>
          {person.lockedFor > 0 && <Pill kind="danger">{t('people:person.locked')}</Pill>}
          {person.mustChangePassword && <Pill kind="warning">{t('people:person.mustChange')}</Pill>}
        </p>
      </div>
      <dl className={classes.facts}>
        <Fact label={t('fields.role')}>
          <AccountRole role={account.role} />
        </Fact>
        <Fact label={t('fields.email')} wide>
          <a className={page.link} href={`mailto:${account.email}`} dir="ltr">
            {account.email}
          </a>
        </Fact>
        <Fact label={t('fields.username')}>
          <bdi dir="ltr">@{account.username}</bdi>
        </Fact>
        <Fact label={t('fields.access')}>{t(`people:roles.${account.access}`)}</Fact>
        {account.company && (
          <Fact label={t('fields.company')}>
            <bdi>{account.company}</bdi>
          </Fact>
        )}
        {account.country && (
          <Fact label={t('fields.country')}>
            <bdi>{account.country}</bdi>
          </Fact>
        )}
        {account.contact && (
          <Fact label={t('fields.contact')}>
            <bdi dir="ltr">{account.contact}</bdi>
          </Fact>
        )}
        <Fact label={t('fields.createdAt')}>{formatDate(account.createdAt)}</Fact>
        <Fact label={t('fields.lastActiveAt')}>
          {lastActiveAt ? (
            <time dateTime={lastActiveAt} title={formatDateTime(lastActiveAt)}>
              {formatRelative(lastActiveAt)}
            </time>
          ) : (
            t('never')
          )}
        </Fact>
        <Fact label={t('view.learning')}>
          <Link className={page.link} to="/lms/users/$id" params={{ id: String(account.id) }}>
            {t('view.toPerson')}
          </Link>
        </Fact>
      </dl>
      <div className={classes.acts}>
        {edits && <ActionButton action={edits} variant="filled" />}
        {toggle && <ActionButton action={toggle} />}
        <ActionsMenu
          label={t('people:person.more')}
          actions={actions.filter((action) => !ON_ITS_OWN.includes(action.id))}
        />
      </div>
    </section>
  );
}
