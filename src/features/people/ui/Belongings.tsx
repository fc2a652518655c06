import type { Belongings as Counts } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Belongings.module.css';

function Things({ title, counts }: { title: string; counts: Record<string, number> }) {
  const { t } = useTranslation('people');
  const there = Object.entries(counts).filter(([, count]) => count > 0);
  if (there.length === 0) return null;
  return (
    <>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {there.map(([what, count]) => (
          <li key={what}>{t(`belongings.${what}`, { count, number: formatNumber(count) })}</li>
        ))}
      </ul>
    </>
  );
}

/** What deleting somebody takes along, and what stays without them. */
export function Belongings({ gone, kept }: Counts) {
  const { t } = useTranslation('people');
  return (
    <>
      <p className={classes.title}>{t('delete.forGood')}</p>
      <Things title={t('delete.gone')} counts={gone} />
      <Things title={t('delete.kept')} counts={kept} />
    </>
  );
}
