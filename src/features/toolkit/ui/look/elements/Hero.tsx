import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Elements.module.css';

/** What the look is about, in a sentence and a picture. */
export function Hero({ pages }: { pages: number }) {
  const { t } = useTranslation('ui-element');
  return (
    <section className={classes.hero} aria-label={t('hero.title')}>
      <div className={classes.heroWords}>
        <h2 className={classes.heroTitle}>{t('hero.title')}</h2>
        <p className={classes.heroText}>{t('hero.text')}</p>
        <p className={classes.heroFacts}>{t('hero.facts', { count: pages, number: formatNumber(pages) })}</p>
      </div>
      <Tiles className={classes.heroTiles ?? ''} seed="toolkit" columns={7} rows={3} hue="ink" />
    </section>
  );
}
