import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { usePreferences } from '#web/preferences.ts';
import classes from './Navbar.module.css';

export function LanguageItems() {
  const { language, save } = usePreferences();
  return (
    <Menu.RadioGroup value={language} onChange={(chosen) => isLanguage(chosen) && save({ language: chosen })}>
      {LANGUAGES.map((one) => (
        <Menu.RadioItem
          key={one}
          value={one}
          lang={one}
          closeMenuOnClick
          checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
        >
          {LANGUAGE_NAMES[one]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  return (
    <Menu width={180}>
      <Menu.Target>
        <UnstyledButton
          className={classes.language}
          data-ripple
          aria-label={t('language.label', { code: language.toUpperCase(), name: LANGUAGE_NAMES[language] })}
        >
          <IconLanguage size={18} stroke={1.75} aria-hidden />
          <span>{language.toUpperCase()}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}
