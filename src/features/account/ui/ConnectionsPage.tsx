import { createFileRoute } from '@tanstack/react-router';
import { handle, type Network } from '#contract/account.ts';
import { CONNECTIONS } from '#contract/accountChoices.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { LinkRow } from '#web/kit/LinkRow.tsx';
import { NETWORK_ICONS } from '#web/kit/networks.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { queryClient } from '#web/queryClient.ts';
import { settingsChanged, settingsQuery } from './queries.ts';
import classes from './Settings.module.css';
import { Settings } from './Settings.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/connections')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(settingsQuery),
  component: ConnectionsPage,
});

async function save(network: Network, id: string | null) {
  const connections = { [network]: id === null ? null : { id } };
  settingsChanged(await ask(api.api.account.social.$put({ json: { connections } })));
}

/** Accounts elsewhere, as the person names them: nobody there is asked, and the page says so. */
function ConnectionsPage() {
  const { t } = useTranslation('account');
  const { t: named } = useTranslation('accounts');
  return (
    <Settings>
      {({ social }) => (
        <SettingsCard title={t('connections.title')} help={t('connections.help')}>
          <ul className={classes.list}>
            {CONNECTIONS.map((network) => (
              <LinkRow
                key={network}
                icon={NETWORK_ICONS[network]}
                name={named(`connections.names.${network}`)}
                value={social.connections[network].id || undefined}
                label={named('connections.handle')}
                add={t('connections.add')}
                remove={t('connections.remove')}
                schema={handle}
                onSave={(value) => save(network, value)}
              />
            ))}
          </ul>
        </SettingsCard>
      )}
    </Settings>
  );
}
