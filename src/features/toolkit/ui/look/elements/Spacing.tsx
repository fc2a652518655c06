import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Tokens.module.css';

const STEPS = [4, 8, 12, 16, 20, 24, 32, 40] as const;

export function Spacing() {
  const { t } = useTranslation('ui-element');
  return (
    <ul className={classes.steps} aria-label={t('spacing.title')}>
      {STEPS.map((step) => (
        <li key={step} className={classes.step}>
          <span className={classes.measure}>{step}</span>
          <span className={classes.stepBar} style={{ inlineSize: `min(100%, ${step * 6}px)` }} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
