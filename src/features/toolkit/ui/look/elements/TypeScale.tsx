import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Tokens.module.css';

/** Size and line in pixels, weight, tracking in hundredths of the size. */
const SCALE = [
  ['cover', 30, 38, 650, -2.5],
  ['figure', 26, 32, 650, -2.5],
  ['page', 22, 28, 650, -2],
  ['section', 16, 24, 650, -1.5],
  ['card', 14, 20, 600, -1],
  ['body', 14, 20, 400, -0.6],
  ['secondary', 13, 18, 400, 0],
  ['caption', 12, 16, 500, 0],
] as const;

export function TypeScale() {
  const { t } = useTranslation('ui-element');
  return (
    <dl className={classes.type}>
      {SCALE.map(([role, size, line, weight, tracking]) => (
        <div key={role} className={classes.typeRow}>
          <dt className={classes.typeName}>
            {t(`type.${role}.name`)}
            <span className={classes.measure} dir="ltr">
              {size}/{line} · {weight}
            </span>
          </dt>
          <dd
            className={classes.typeSample}
            style={{
              fontSize: size,
              lineHeight: `${line}px`,
              fontWeight: weight,
              letterSpacing: `${tracking / 100}em`,
            }}
          >
            {t(`type.${role}.sample`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
