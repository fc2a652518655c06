import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { usePreferences } from '#web/preferences.ts';
import { LanguageItems } from '#web/shell/LanguageMenu.tsx';
import { SkinToggle } from '#web/shell/SkinToggle.tsx';
import classes from './AuthTopBar.module.css';

/** Language and skin, before anybody is signed in. */
export function AuthTopBar() {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  return (
    <header className={classes.bar}>
      <Menu width={180}>
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconLanguage size={16} stroke={1.75} aria-hidden />}
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
            aria-label={t('language.label', { code: language.toUpperCase(), name: LANGUAGE_NAMES[language] })}
          >
            {LANGUAGE_NAMES[language]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <LanguageItems />
        </Menu.Dropdown>
      </Menu>
      <SkinToggle />
    </header>
  );
}
