import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonDetail } from '#features/people/contract.ts';
import { formatDate, formatDateTime, formatRelative } from '#web/kit/format.ts';
import classes from './PersonPage.module.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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
          <Fact label={t('form.permissionRoles')}>
            {permissionRoles.map((role) => t(`permissionRoles.${role}`)).join(', ')}
          </Fact>
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
      </dl>
    </aside>
  );
}
