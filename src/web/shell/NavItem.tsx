import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Page } from '#contract/pages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { MenuBadge } from './badges.ts';
import { iconOf } from './pageIcons.ts';
import classes from './Sidebar.module.css';

function Badge({ badge }: { badge: MenuBadge }) {
  const count = badge.count > 99 ? '99+' : formatNumber(badge.count);
  return (
    <span className={badge.waits ? classes.waits : classes.count} title={badge.title}>
      {count}
    </span>
  );
}

interface Props {
  page: Page;
  active: boolean;
  badge?: MenuBadge | undefined;
  /** Under a branch: indented, without its icon. */
  inside?: boolean;
}

/** Drawn anew only when it changes: every change of page and every badge draws the menu again. */
export const NavItem = memo(function NavItem({ page, active, badge, inside = false }: Props) {
  const { t } = useTranslation('pages');
  const Icon = iconOf(page.icon);
  return (
    <Link
      to={page.link}
      className={classes.item}
      data-active={active || undefined}
      data-inside={inside || undefined}
      data-ripple
      aria-current={active ? 'page' : undefined}
    >
      {!inside && <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />}
      <span className={classes.label}>{t(`pages:${page.target}`)}</span>
      {badge && <Badge badge={badge} />}
    </Link>
  );
});
