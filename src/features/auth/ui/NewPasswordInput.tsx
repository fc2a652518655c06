import type { PasswordInputProps } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { PASSWORD_MIN, PASSWORD_RULES } from '#features/auth/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './forms.module.css';
import { PasswordField } from './PasswordField.tsx';

type RuleName = keyof typeof PASSWORD_RULES;
const RULE_NAMES = Object.keys(PASSWORD_RULES) as RuleName[];

/** A field for a new password: its rules tick themselves off while typing. */
export function NewPasswordInput(props: PasswordInputProps & { value?: string }) {
  const { t } = useTranslation('auth');
  const password = props.value ?? '';
  return (
    <div>
      <PasswordField autoComplete="new-password" {...props} />
      <ul className={classes.rules} aria-label={t('rules.title')}>
        {RULE_NAMES.map((name) => {
          const kept = PASSWORD_RULES[name](password);
          const Icon = kept ? IconCheck : IconPoint;
          return (
            <li key={name} className={classes.rule} data-kept={kept || undefined}>
              <Icon
                size={14}
                stroke={kept ? 2.5 : 1.75}
                aria-label={kept ? t('rules.kept') : t('rules.open')}
                role="img"
              />
              {t(`rules.${name}`, { count: PASSWORD_MIN })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
