import { Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { HUES, type Hue } from '#contract/hues.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Hue.module.css';

/** Sets `--hue-mark`, `--hue-tint` and `--hue-text` for what is inside, in the skin of the page. */
export const hueClass = (hue: Hue): string => classes[hue] ?? '';

/** A small mark of a label. The name stands beside it or is said. */
export function HueSquare({ hue }: { hue: Hue }) {
  return <span className={`${classes.square} ${hueClass(hue)}`} aria-hidden />;
}

/** A label in its colour. */
export function HuePill({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <span className={`${classes.pill} ${hueClass(hue)}`} dir="auto">
      {children}
    </span>
  );
}

interface PickerProps {
  label: string;
  value: Hue;
  onChange: (hue: Hue) => void;
}

/** One of the seven colours. */
export function HuePicker({ label, value, onChange }: PickerProps) {
  const { t } = useTranslation('kit');
  const name = useId();
  return (
    <Input.Wrapper label={label} labelElement="div">
      <fieldset className={classes.choices} aria-label={label}>
        {HUES.map((hue) => (
          <label key={hue} className={`${classes.choice} ${hueClass(hue)}`} title={t(`hues.${hue}`)}>
            <input
              type="radio"
              name={name}
              checked={hue === value}
              onChange={() => onChange(hue)}
              aria-label={t(`hues.${hue}`)}
            />
            <span className={classes.swatch}>
              <IconCheck size={14} stroke={2.5} aria-hidden />
            </span>
          </label>
        ))}
      </fieldset>
    </Input.Wrapper>
  );
}
