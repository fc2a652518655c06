import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Tokens.module.css';

const RADII = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function Radius() {
  const { t } = useTranslation('ui-element');
  return (
    <ul className={classes.radii}>
      {RADII.map((name) => (
        <li key={name} className={classes.radius}>
          <span
            className={classes.corner}
            style={{ borderStartStartRadius: `var(--lms-radius-${name})` }}
            aria-hidden
          />
          <span>
            <strong className={classes.strong}>{name}</strong>
            <span className={classes.measure}>{t(`radius.${name}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
