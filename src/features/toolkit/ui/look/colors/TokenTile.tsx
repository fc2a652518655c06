import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Colors.module.css';
import { contrast, readColor, verdictOf } from './contrast.ts';
import { type Token, variableOf } from './tokens.ts';

interface Props {
  token: Token;
  values: Record<string, string>;
  onCopy: (token: Token) => void;
}

/** One token: as it is used, its name, its value, and whether it can be read. */
export function TokenTile({ token, values, onCopy }: Props) {
  const { t } = useTranslation('colors');
  const { name, use, meets } = token;
  const own = readColor(values[name] ?? '');
  const other = readColor(values[meets] ?? '');
  const ratio = own && other ? (use === 'ground' ? contrast(other, own) : contrast(own, other)) : null;
  const verdict = ratio === null || use === 'plain' ? 'plain' : verdictOf(ratio, use === 'mark');
  const [ground, front] = use === 'ground' ? [name, meets] : [meets, name];
  return (
    <UnstyledButton className={classes.tile} onClick={() => onCopy(token)}>
      <span
        className={classes.sample}
        data-use={use}
        style={{ background: `var(${variableOf(ground)})`, color: `var(${variableOf(front)})` }}
        aria-hidden
      />
      <span className={classes.name} dir="ltr">
        {name}
      </span>
      <span className={classes.value} dir="ltr">
        {values[name]}
      </span>
      {ratio !== null && (
        <span className={classes.contrast}>
          <span className={classes.ratio}>
            {t('ratio', { ratio: formatNumber(Math.floor(ratio * 10) / 10, { minimumFractionDigits: 1 }) })}
          </span>
          <span data-verdict={verdict}>{t(`verdicts.${verdict}`)}</span>
          <span className={classes.meets}>{t(use === 'ground' ? 'under' : 'on', { name: meets })}</span>
        </span>
      )}
    </UnstyledButton>
  );
}
