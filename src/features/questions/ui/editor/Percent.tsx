import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import classes from './fields.module.css';

interface Props {
  name: string;
  /** No number while nobody can read one. */
  value: number;
  wrong: boolean;
  onChange: (value: number) => void;
}

const DECIMALS = 5;
const STEPS = 10 ** DECIMALS;

/** How much of the points an answer is worth. */
export function Percent({ name, value, wrong, onChange }: Props) {
  const { t } = useTranslation('questioneditor');
  return (
    <AmountInput
      className={classes.percent}
      size="xs"
      aria-label={t('rows.percent', { name })}
      rightSection="%"
      rightSectionWidth={24}
      decimals={DECIMALS}
      value={Number.isFinite(value) ? value * STEPS : Number.NaN}
      error={wrong && !(Number.isFinite(value) && Math.abs(value) <= 100)}
      onChange={(steps) => onChange(steps / STEPS)}
    />
  );
}
