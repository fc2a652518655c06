import type { Share } from '#features/permissions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList, formatNumber } from '#web/kit/format.ts';
import { useOpens } from './opens.ts';
import classes from './Roles.module.css';

/** "Ada, Ben and 4 more" */
export function Names({ names, people }: { names: string[]; people: number }) {
  const { t } = useTranslation('roles');
  const rest = people - names.length;
  return (
    <span className={classes.quiet} dir="auto">
      {rest > 0
        ? t('effect.andMore', { names: formatList(names), count: rest, number: formatNumber(rest) })
        : formatList(names)}
    </span>
  );
}

/** Who could do less, and what exactly. */
export function Losing({ share }: { share: Share }) {
  const { t } = useTranslation('roles');
  const { ofRules } = useOpens();
  const { people, names, rules } = share;
  if (people === 0) return null;
  return (
    <div className={classes.effect}>
      <p className={classes.effectHead}>{t('effect.losing', { count: people, number: formatNumber(people) })}</p>
      <p>
        <Names names={names} people={people} />
      </p>
      <ul className={classes.effectList}>
        {ofRules(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
