import { Button, PinInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { Buttons } from './Buttons.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

const sixDigits = () =>
  String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(6, '0')
    .slice(-6);

function Code({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const [code] = useState(sixDigits);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === code) onDone(t('twoFactor.done'));
    else setWrong(true);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.words}>{t('twoFactor.detail')}</p>
      <output className={classes.code} dir="ltr">
        {code}
      </output>
      <div dir="ltr" className={classes.pin}>
        <PinInput
          length={6}
          type="number"
          oneTimeCode
          aria-label={t('twoFactor.label')}
          getInputProps={(at) => ({
            'aria-label': t('twoFactor.digit', { at: at + 1 }),
            'data-autofocus': at === 0 || undefined,
          })}
          error={wrong}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
      </div>
      <div role="alert">{wrong && <FieldError>{t('twoFactor.wrong')}</FieldError>}</div>
      <Buttons onCancel={onClose}>
        <Button type="submit" disabled={typed.length < 6}>
          {t('twoFactor.verb')}
        </Button>
      </Buttons>
    </form>
  );
}

/** A code to be typed: here it stands above, in life it comes from an app. */
export function TwoFactorExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('twoFactor.title')}>
      <Code {...act} />
    </ExampleDialog>
  );
}
