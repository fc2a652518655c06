import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { usePreferences } from '#web/preferences.ts';
import { useSkinToggle } from '#web/shell/useSkinToggle.ts';
import classes from './AuthTopBar.module.css';

/** Language and skin, before anybody is signed in. A menu of the browser's own: nothing has to be loaded for it. */
export function AuthTopBar() {
  const { t } = useTranslation('shell');
  const { language, save } = usePreferences();
  const { name, Icon, toggle } = useSkinToggle();
  return (
    <header className={classes.bar}>
      <span className={classes.language}>
        <IconLanguage size={16} stroke={1.75} aria-hidden />
        <select
          aria-label={t('language.label', { code: language.toUpperCase(), name: LANGUAGE_NAMES[language] })}
          value={language}
          onChange={({ target: { value } }) => isLanguage(value) && save({ language: value })}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
        <IconChevronDown size={14} stroke={1.75} aria-hidden />
      </span>
      <ActionIcon aria-label={name} title={name} onClick={toggle}>
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    </header>
  );
}
