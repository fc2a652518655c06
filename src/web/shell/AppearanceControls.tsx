import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Appearance } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { AccentPicker } from './AccentPicker.tsx';
import classes from './AppearancePanel.module.css';
import { useAppearance } from './appearance.ts';
import { SkinPicker } from './SkinPicker.tsx';

/** Settings that are one choice of a few. */
const CHOICES = {
  menu: ['vertical', 'horizontal'],
  width: ['boxed', 'full'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'sticky', 'hidden'],
  direction: ['auto', 'ltr', 'rtl'],
  toasts: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
} as const satisfies { [K in keyof Appearance]?: readonly Appearance[K][] };
type Choice = keyof typeof CHOICES;

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {help && <p className={classes.help}>{help}</p>}
      {children}
    </section>
  );
}

function ChoiceRow({ name }: { name: Choice }) {
  const { t } = useTranslation('shell');
  const { appearance, setAppearance } = useAppearance();
  return (
    <Section title={t(`appearance.${name}.title`)}>
      <Segments
        fullWidth
        value={appearance[name]}
        onChange={(value) => setAppearance({ [name]: value })}
        aria-label={t(`appearance.${name}.title`)}
        className={name === 'toasts' ? classes.square : undefined}
        data={CHOICES[name].map((value) => ({ value, label: t(`appearance.${name}.${value}`) }))}
      />
    </Section>
  );
}

/** Everything about how the frame looks. Each choice acts at once and is remembered. */
export function AppearanceControls() {
  const { t } = useTranslation('shell');
  const { appearance, setAppearance } = useAppearance();
  return (
    <>
      <Section title={t('appearance.skin.title')}>
        <SkinPicker />
      </Section>
      <Section title={t('appearance.accent.title')}>
        <AccentPicker />
      </Section>
      <ChoiceRow name="menu" />
      <Switch
        className={classes.section}
        label={t('appearance.collapsed.title')}
        description={t('appearance.collapsed.help')}
        checked={appearance.collapsed}
        disabled={appearance.menu === 'horizontal'}
        onChange={(event) => setAppearance({ collapsed: event.currentTarget.checked })}
      />
      <ChoiceRow name="width" />
      <ChoiceRow name="navbar" />
      <ChoiceRow name="footer" />
      <ChoiceRow name="direction" />
      <ChoiceRow name="toasts" />
    </>
  );
}
