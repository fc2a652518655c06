import { IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Breadcrumbs.module.css';
import { useMenu } from './MenuList.tsx';
import { isBranch } from './menu.ts';
import { pageAt } from './routed.ts';

export interface Crumb {
  name: string;
  link?: string;
}

/** Where the open page stands in the menu, or another one that it belongs to. `here` names what is below it: a person. */
function useCrumbs(here: string | undefined, under: string | undefined): Crumb[] {
  const { t } = useTranslation('shell');
  const menu = useMenu();
  const page = useLocation({ select: ({ pathname }) => pageAt(under ?? pathname) });
  if (!page) return [];
  for (const { group, entries } of menu) {
    for (const entry of entries) {
      const inBranch = isBranch(entry) && entry.pages.includes(page);
      if (!inBranch && entry !== page) continue;
      const name = t(`pages:${page.target}`);
      const branch = isBranch(entry) ? t(`menu.branches.${entry.branch}`) : name;
      return [
        { name: t(`menu.groups.${group}`) },
        // A branch that is called like its first page says nothing more.
        ...(branch === name ? [] : [{ name: branch }]),
        { name, link: page.link },
        ...(here ? [{ name: here }] : []),
      ];
    }
  }
  return [];
}

/** From the second level down; on the first there is nothing to go back to. */
export function Breadcrumbs({ here, under, label }: { here?: string; under?: string; label?: string }) {
  const crumbs = useCrumbs(here, under);
  return crumbs.length < 3 ? null : <CrumbList crumbs={crumbs} label={label} />;
}

/** The way here, for pages that know it themselves. A second one on a page has a label of its own. */
export function CrumbList({ crumbs, label }: { crumbs: Crumb[]; label?: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <nav className={classes.crumbs} aria-label={label ?? t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, link }, place) => {
          const isLast = place === crumbs.length - 1;
          return (
            <li key={name} aria-current={isLast ? 'page' : undefined}>
              {link && !isLast ? (
                <Link to={link}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
              {!isLast && <IconChevronRight className={classes.between} size={14} stroke={1.75} aria-hidden />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
