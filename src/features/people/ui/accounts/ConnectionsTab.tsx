import type { z } from 'zod';
import { type AccountDetail, type connectionsBody, handle, socialLink } from '#contract/account.ts';
import { CONNECTIONS, SOCIAL_LINKS } from '#contract/accountChoices.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { LinkRow } from '#web/kit/LinkRow.tsx';
import { NETWORK_ICONS } from '#web/kit/networks.ts';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';
import { accountChanged } from './queries.ts';

/** Accounts elsewhere, and public pages. */
export function ConnectionsTab({ account, mayChange }: { account: AccountDetail; mayChange: boolean }) {
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
              icon={NETWORK_ICONS[network]}
              name={t(`connections.names.${network}`)}
              value={account.connections[network]?.id}
              label={t('connections.handle')}
              add={t('connections.connect')}
              remove={t('connections.disconnect')}
              schema={handle}
              mayChange={mayChange}
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
              icon={NETWORK_ICONS[site]}
              name={t(`connections.names.${site}`)}
              value={account.socialLinks[site]}
              label={t('connections.link')}
              add={t('connections.addLink')}
              remove={t('connections.removeLink')}
              schema={socialLink(site)}
              isLink
              mayChange={mayChange}
              onSave={(value) => save({ socialLinks: { [site]: value } })}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
