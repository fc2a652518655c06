import { useId } from 'react';
import type { Appearance } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { colors } from '#web/theme/colors.ts';
import classes from './AppearancePanel.module.css';
import { useAppearance } from './appearance.ts';

const ACCENTS: Appearance['accent'][] = ['ink', 'pine', 'ochre', 'brick', 'plum', 'graphite'];

export function AccentPicker() {
  const { t } = useTranslation('shell');
  const { appearance, setAppearance } = useAppearance();
  const group = useId();
  return (
    <div className={classes.accents} role="radiogroup" aria-label={t('appearance.accent.title')}>
      {ACCENTS.map((accent) => {
        const name = t(`appearance.accent.${accent}`);
        return (
          <Tooltip key={accent} label={name}>
            <label className={classes.accent}>
              <input
                type="radio"
                name={group}
                aria-label={name}
                checked={appearance.accent === accent}
                onChange={() => setAppearance({ accent })}
              />
              <span className={classes.swatch} style={{ background: colors[accent][6] }} />
            </label>
          </Tooltip>
        );
      })}
    </div>
  );
}
