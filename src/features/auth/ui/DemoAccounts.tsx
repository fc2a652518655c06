import { UnstyledButton } from '@mantine/core';
import { IconBriefcase, IconSchool, IconShieldCheck } from '@tabler/icons-react';
import type { StartInfo } from '#features/auth/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './forms.module.css';

type Account = StartInfo['demoAccounts'][number];

const ICONS = { admin: IconShieldCheck, client: IconBriefcase, Student: IconSchool };

interface DemoAccountsProps {
  accounts: Account[];
  inTab: boolean;
  busy: boolean;
  onPick: (account: Account) => void;
}

/** In a demo: one press signs in. */
export function DemoAccounts({ accounts, inTab, busy, onPick }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  if (accounts.length === 0) return null;
  return (
    <section className={classes.demo} aria-label={t('demo.title')}>
      <div className={classes.divider}>{t('demo.title')}</div>
      <div className={classes.accounts}>
        {accounts.map((account) => {
          const Icon = ICONS[account.role];
          return (
            <UnstyledButton
              key={account.email}
              className={classes.account}
              disabled={busy}
              onClick={() => onPick(account)}
            >
              <Icon size={18} stroke={1.75} aria-hidden />
              <strong>{t(`demo.roles.${account.role}`)}</strong>
              {t(`demo.details.${account.role}`)}
            </UnstyledButton>
          );
        })}
      </div>
      {inTab && <p className={classes.lasts}>{t('demo.lasts')}</p>}
    </section>
  );
}
