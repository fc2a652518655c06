import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { colors } from '#web/theme/colors.ts';
import classes from './Colors.module.css';

const NAMES = ['ink', 'pine', 'ochre', 'brick', 'plum', 'graphite', 'paper'] as const;

/** The raw shades behind the tokens, light to dark. */
export function Palettes({ onCopy }: { onCopy: (hex: string) => void }) {
  const { t } = useTranslation('colors');
  return (
    <div className={classes.palettes}>
      {NAMES.map((name) => (
        <div key={name} className={classes.palette}>
          <h3 className={classes.paletteName}>{t(`palettes.${name}`)}</h3>
          <ul className={classes.shades} aria-label={t(`palettes.${name}`)}>
            {colors[name].map((hex, shade) => (
              <li key={hex}>
                <UnstyledButton
                  className={classes.shade}
                  onClick={() => onCopy(hex)}
                  aria-label={`${t(`palettes.${name}`)} ${shade}: ${hex}`}
                >
                  <span className={classes.square} style={{ background: hex }} />
                  <span className={classes.hex} dir="ltr">
                    {hex.slice(1)}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
