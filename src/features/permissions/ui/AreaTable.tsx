import { IconCheck, IconMinus } from '@tabler/icons-react';
import { AREAS } from '#contract/access.ts';
import type { AppAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './AccessControlPage.module.css';

/** Area by area: may one look, may one change. */
export function AreaTable({ ability }: { ability: AppAbility }) {
  const { t } = useTranslation('access');
  return (
    <section className={classes.card} aria-labelledby="areas-title">
      <div className={classes.head}>
        <h2 id="areas-title" className={classes.title}>
          {t('areas.title')}
        </h2>
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('areas.area')}</th>
            <th scope="col">{t('areas.read')}</th>
            <th scope="col">{t('areas.manage')}</th>
          </tr>
        </thead>
        <tbody>
          {AREAS.map((area) => (
            <tr key={area}>
              <th scope="row">{t(`area.${area}`)}</th>
              <td>
                <Answer yes={ability.can('read', area)} />
              </td>
              <td>
                <Answer yes={ability.can('manage', area)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const { t } = useTranslation('access');
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <span className={classes.answer} data-yes={yes || undefined}>
      <Icon size={16} stroke={2} aria-hidden />
      {yes ? t('yes') : t('no')}
    </span>
  );
}
