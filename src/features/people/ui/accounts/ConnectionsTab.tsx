import {
  type Icon,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  type AccountDetail,
  CONNECTIONS,
  type connectionsBody,
  handle,
  SOCIAL_LINKS,
  socialLink,
} from '#contract/account.ts';
import { api, ask } from '#web/client.ts';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';
import { LinkRow } from './LinkRow.tsx';
import { accountChanged } from './queries.ts';

const ICONS: Record<(typeof CONNECTIONS)[number] | (typeof SOCIAL_LINKS)[number], Icon> = {
  google: IconBrandGoogle,
  twitter: IconBrandX,
  facebook: IconBrandFacebook,
  github: IconBrandGithub,
  linkedIn: IconBrandLinkedin,
  instagram: IconBrandInstagram,
  quora: IconMessageQuestion,
};

/** Accounts elsewhere, and public pages. */
export function ConnectionsTab({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { id } = account;

  async function save(json: z.input<typeof connectionsBody>) {
    accountChanged((await ask(api.api.people[':id'].connections.$put({ param: { id }, json }))).account);
  }

  return (
    <>
      <section className={page.card} aria-label={t('connections.title')}>
        <h2 className={page.cardTitle}>{t('connections.title')}</h2>
        <p className={classes.help}>{t('connections.help')}</p>
        <ul className={page.matters}>
          {CONNECTIONS.map((network) => (
            <LinkRow
              key={network}
              icon={ICONS[network]}
              name={t(`connections.names.${network}`)}
              value={account.connections[network]?.id}
              label={t('connections.handle')}
              add={t('connections.connect')}
              remove={t('connections.disconnect')}
              schema={handle}
              onSave={(value) => save({ connections: { [network]: value === null ? null : { id: value } } })}
            />
          ))}
        </ul>
      </section>
      <section className={page.card} aria-label={t('connections.social')}>
        <h2 className={page.cardTitle}>{t('connections.social')}</h2>
        <p className={classes.help}>{t('connections.socialHelp')}</p>
        <ul className={page.matters}>
          {SOCIAL_LINKS.map((site) => (
            <LinkRow
              key={site}
              icon={ICONS[site]}
              name={t(`connections.names.${site}`)}
              value={account.socialLinks[site]}
              label={t('connections.link')}
              add={t('connections.addLink')}
              remove={t('connections.removeLink')}
              schema={socialLink}
              isLink
              onSave={(value) => save({ socialLinks: { [site]: value } })}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
