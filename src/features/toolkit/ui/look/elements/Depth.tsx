import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Tokens.module.css';

const LEVELS = [1, 2, 3] as const;

export function Depth() {
  const { t } = useTranslation('ui-element');
  return (
    <ul className={classes.levels}>
      {LEVELS.map((level) => (
        <li
          key={level}
          className={classes.level}
          style={{
            background: level === 3 ? 'var(--lms-raised)' : 'var(--lms-surface)',
            boxShadow: `var(--lms-shadow-${level})`,
          }}
        >
          <strong className={classes.strong}>{level}</strong>
          <span className={classes.measure}>{t(`depth.level${level}`)}</span>
        </li>
      ))}
    </ul>
  );
}
