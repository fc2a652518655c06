import { NumberInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './fields.module.css';

/** How much of the points an answer is worth. */
export function Percent({ name, value, onChange }: { name: string; value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation('questioneditor');
  return (
    <NumberInput
      className={classes.percent}
      size="xs"
      hideControls
      aria-label={t('rows.percent', { name })}
      suffix=" %"
      min={-100}
      max={100}
      decimalScale={5}
      value={value}
      onChange={(next) => onChange(Number(next) || 0)}
    />
  );
}
