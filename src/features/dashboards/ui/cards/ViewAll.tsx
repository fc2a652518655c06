import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import classes from './cards.module.css';

/** At the end of a card's head: the list behind it. Nothing for those who have no such list. */
export function ViewAll({ href }: { href: string | undefined }) {
  const { t } = useTranslation('dashboards');
  if (!href) return null;
  return (
    <HrefLink className={classes.link} href={href}>
      {t('viewAll')}
    </HrefLink>
  );
}
