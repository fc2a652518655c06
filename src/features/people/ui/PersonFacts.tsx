import { Link } from '@tanstack/react-router';
import type { PersonDetail } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatDateTime, formatList, formatRelative } from '#web/kit/format.ts';
import { roleName } from '#web/kit/roleName.ts';
import { Fact } from './accounts/Fact.tsx';
import classes from './PersonPage.module.css';

/** The rail beside the tabs: who this is. */
export function PersonFacts({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('people');
  const { company, country, contact, permissionRoles, lastActiveAt } = person;
  return (
    <aside className={classes.rail} aria-label={t('person.facts')}>
      <dl className={classes.facts}>
        <Fact label={t('form.email')}>
          <a className={classes.link} href={`mailto:${person.email}`} dir="ltr">
            {person.email}
          </a>
        </Fact>
        <Fact label={t('form.username')}>
          <bdi dir="ltr">@{person.username}</bdi>
        </Fact>
        <Fact label={t('form.role')}>{t(`roles.${person.role}`)}</Fact>
        {person.role === 'client' && permissionRoles.length > 0 && (
          <Fact label={t('form.permissionRoles')}>{formatList(permissionRoles.map(roleName))}</Fact>
        )}
        {company && (
          <Fact label={t('form.company')}>
            <bdi>{company}</bdi>
          </Fact>
        )}
        {country && (
          <Fact label={t('form.country')}>
            <bdi>{country}</bdi>
          </Fact>
        )}
        {contact && (
          <Fact label={t('form.contact')}>
            <bdi>{contact}</bdi>
          </Fact>
        )}
        <Fact label={t('users.columns.joined')}>{formatDate(person.createdAt)}</Fact>
        <Fact label={t('users.columns.lastActive')}>
          {lastActiveAt ? (
            <time dateTime={lastActiveAt} title={formatDateTime(lastActiveAt)}>
              {formatRelative(lastActiveAt)}
            </time>
          ) : (
            t('users.never')
          )}
        </Fact>
        <Fact label={t('person.number')}>{person.id}</Fact>
        <Fact label={t('accounts:view.account')}>
          <Link className={classes.link} to="/apps/user/view/$id" params={{ id: String(person.id) }}>
            {t('accounts:view.toAccount')}
          </Link>
        </Fact>
      </dl>
    </aside>
  );
}
