import { Anchor } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './FormFaults.module.css';
import { focusField } from './focusField.ts';
import type { ZodForm } from './form.tsx';
import { inWords } from './formErrors.ts';

interface Props<Input> {
  form: ZodForm<Input>;
  /** What a field is called, by its path. */
  name: (path: string) => string;
}

/** All that is wrong in a long form that was sent, each a way to its field. It shrinks while things are put right. */
export function FormFaults<Input>({ form, name }: Props<Input>) {
  const { t } = useTranslation('kit');
  const faults = Object.entries(form.errors);
  if (!form.isRefused || faults.length === 0) return null;

  return (
    <section className={classes.faults} aria-label={t('faults.title', { count: faults.length })}>
      <IconAlertCircle className={classes.sign} size={18} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <h3 className={classes.title}>{t('faults.title', { count: faults.length })}</h3>
        <ul className={classes.list}>
          {faults.map(([path, message]) => (
            <li key={path}>
              <Anchor
                component="button"
                type="button"
                className={classes.way}
                onClick={() => focusField(form.formProps.ref.current, path)}
              >
                {name(path)}
              </Anchor>
              {': '}
              {inWords(message as string | string[])}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
