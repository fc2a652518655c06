import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { ColorOption } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Colours.module.css';

export const colourClass = (colour: ColorOption): string => classes[colour] ?? '';

/** A dot of the colour; its name stands beside it or is said. */
export function ColourDot({ colour }: { colour: ColorOption }) {
  const { t } = useTranslation('shop');
  return (
    <span className={classes.named}>
      <span className={`${classes.dot} ${colourClass(colour)}`} aria-hidden />
      {t(`colours.${colour}`)}
    </span>
  );
}

interface Props<Value extends ColorOption | ColorOption[]> {
  label: string;
  options: readonly ColorOption[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Several can be ticked. */
  multiple: Value extends ColorOption[] ? true : false;
}

/** One colour of a product, or all that it is made in. */
export function ColourPicker<Value extends ColorOption | ColorOption[]>({
  label,
  options,
  value,
  onChange,
  multiple,
}: Props<Value>) {
  const { t } = useTranslation('shop');
  const name = useId();
  const chosen: ColorOption[] = Array.isArray(value) ? value : value ? [value as ColorOption] : [];
  function press(colour: ColorOption) {
    if (!multiple) return onChange(colour as Value);
    onChange(options.filter((one) => (one === colour ? !chosen.includes(one) : chosen.includes(one))) as Value);
  }
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.legend}>
        {/* Two words: without a space a reader says one, and Arabic letters join. */}
        {label} {!multiple && chosen[0] && <span className={classes.current}>{t(`colours.${chosen[0]}`)}</span>}
      </legend>
      <span className={classes.choices}>
        {options.map((colour) => (
          <label key={colour} className={`${classes.choice} ${colourClass(colour)}`} title={t(`colours.${colour}`)}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(colour)}
              aria-label={t(`colours.${colour}`)}
              onChange={() => press(colour)}
            />
            <span className={classes.swatch}>
              <IconCheck size={14} stroke={2.5} aria-hidden />
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
