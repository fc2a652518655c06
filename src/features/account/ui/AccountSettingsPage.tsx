import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { tabInSight } from '#web/kit/tabInSight.ts';
import classes from './AccountSettingsPage.module.css';
import { SECTIONS } from './sections.ts';

export const Route = createFileRoute('/_frame/pages/account-settings')({
  staticData: { title: 'pages:account-settings' },
  component: AccountSettingsPage,
});

/** The sections of one's own account; each is a page below this one. */
function AccountSettingsPage() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={t('title')} help={t('help')} />
      <div className={classes.layout}>
        <nav className={classes.tabs} aria-label={t('title')}>
          {SECTIONS.map(({ name, link, icon: Icon }) => (
            <Link
              key={name}
              ref={pathname === link ? tabInSight : undefined}
              to={link}
              activeOptions={{ exact: true }}
              className={classes.tab}
              data-ripple
            >
              <Icon size={18} stroke={1.75} aria-hidden />
              {t(`sections.${name}`)}
            </Link>
          ))}
        </nav>
        <Outlet />
      </div>
    </>
  );
}
