import { useId } from 'react';
import type { Appearance } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './AppearancePanel.module.css';
import { useAppearance } from './appearance.ts';

type Skin = Appearance['skin'];
type Paints = { page: string; side: string; line: string; card: string; quiet: string };

/** The skins as they are, whichever one is on. */
const PAINTS: Record<Exclude<Skin, 'system'>, Paints> = {
  light: { page: '#f6f5f2', side: '#f6f5f2', line: '#e7e5e0', card: '#ffffff', quiet: '#d5d3cd' },
  dark: { page: '#101114', side: '#101114', line: '#26282e', card: '#17181c', quiet: '#363941' },
  'semi-dark': { page: '#f6f5f2', side: '#14161c', line: '#e7e5e0', card: '#ffffff', quiet: '#363941' },
  bordered: { page: '#ffffff', side: '#ffffff', line: '#d5d3cd', card: '#ffffff', quiet: '#d5d3cd' },
};

function Window({ paints }: { paints: Paints }) {
  return (
    <>
      <rect width="96" height="56" fill={paints.page} />
      <rect width="18" height="56" fill={paints.side} />
      <rect x="18" width="1" height="56" fill={paints.line} />
      <rect x="5" y="6" width="9" height="4" rx="2" fill="var(--lms-accent-5)" />
      <rect x="5" y="14" width="9" height="3" rx="1.5" fill={paints.quiet} />
      <rect x="5" y="21" width="9" height="3" rx="1.5" fill={paints.quiet} />
      <rect x="24.5" y="6.5" width="66" height="7" rx="2.5" fill={paints.card} stroke={paints.line} />
      <rect x="24.5" y="19.5" width="66" height="31" rx="2.5" fill={paints.card} stroke={paints.line} />
    </>
  );
}

function Preview({ skin }: { skin: Skin }) {
  const half = useId();
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true">
      {skin === 'system' ? (
        <>
          <Window paints={PAINTS.light} />
          <g clipPath={`url(#${half})`}>
            <Window paints={PAINTS.dark} />
          </g>
          <clipPath id={half}>
            <path d="M60 0H96V56H36Z" />
          </clipPath>
        </>
      ) : (
        <Window paints={PAINTS[skin]} />
      )}
    </svg>
  );
}

const SKINS: Skin[] = ['light', 'dark', 'semi-dark', 'bordered', 'system'];

export function SkinPicker() {
  const { t } = useTranslation('shell');
  const { appearance, setAppearance } = useAppearance();
  // The panel can lie above the page of the same choices.
  const name = useId();
  return (
    <div className={classes.skins} role="radiogroup" aria-label={t('appearance.skin.title')}>
      {SKINS.map((skin) => (
        <label key={skin} className={classes.skin}>
          <input type="radio" name={name} checked={appearance.skin === skin} onChange={() => setAppearance({ skin })} />
          <span className={classes.preview}>
            <Preview skin={skin} />
          </span>
          {t(`appearance.skin.${skin}`)}
        </label>
      ))}
    </div>
  );
}
