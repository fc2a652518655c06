import { Button, Radio } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { usePreferences } from '#web/preferences.ts';
import { AppearanceControls } from '#web/shell/AppearanceControls.tsx';
import { resetAppearance } from '#web/shell/appearance.ts';
import classes from './Appearance.module.css';

export const Route = createFileRoute('/_frame/pages/account-settings/appearance')({
  staticData: { title: 'pages:account-settings' },
  component: AppearancePage,
});

/** The same choices as in the panel, in the place where people look for settings. */
function AppearancePage() {
  const { t } = useTranslation('account');
  const { language, save } = usePreferences();
  return (
    <div className={classes.stack}>
      <SettingsCard title={t('language.title')} help={t('language.help')}>
        <Radio.Group
          aria-label={t('language.title')}
          value={language}
          onChange={(chosen) => isLanguage(chosen) && save({ language: chosen })}
        >
          <div className={classes.languages}>
            {LANGUAGES.map((one) => (
              <Radio.Card key={one} value={one} className={classes.language} lang={one}>
                <Radio.Indicator aria-hidden />
                {LANGUAGE_NAMES[one]}
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      </SettingsCard>
      <SettingsCard title={t('appearance.title')} help={t('appearance.help')}>
        <div className={classes.controls}>
          <AppearanceControls />
        </div>
        <Button variant="default" mt={24} onClick={resetAppearance}>
          {t('appearance.reset')}
        </Button>
      </SettingsCard>
    </div>
  );
}
