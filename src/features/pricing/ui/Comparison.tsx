import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { OwnPlan, PricingData } from '#features/pricing/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Pricing.module.css';

function Value({ value }: { value: boolean | string }) {
  const { t } = useTranslation('pricing');
  if (typeof value === 'string') return <span dir="auto">{value}</span>;
  const Glyph = value ? IconCheck : IconMinus;
  return (
    <span className={classes.tick} data-has={value || undefined}>
      <Glyph size={18} stroke={1.75} aria-hidden />
      <span className={classes.spoken}>{value ? t('compare.yes') : t('compare.no')}</span>
    </span>
  );
}

/** All plans side by side. */
export function Comparison({ data, mine }: { data: PricingData; mine: OwnPlan | undefined }) {
  const { t } = useTranslation('pricing');
  return (
    <div className={classes.section}>
      <h2 className={classes.sectionTitle} id="compare">
        {t('compare.title')}
      </h2>
      <p className={classes.sectionHelp}>{t('compare.help')}</p>
      <section className={classes.tableBox} aria-labelledby="compare">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('compare.feature')}</th>
              {data.plans.map(({ title, plan }) => (
                <th key={title} scope="col" data-mine={plan === mine?.plan || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.features.map(({ title, values }) => (
              <tr key={title}>
                <th scope="row">
                  <bdi>{title}</bdi>
                </th>
                {data.plans.map(({ title: name }, index) => (
                  <td key={name}>
                    <Value value={values[index] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
