import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Buttons } from './Buttons.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

function TypedWord({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const [typed, setTyped] = useState('');
  const word = t('typedWord.word');
  const fits = typed.trim().toLowerCase() === word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) onDone(t('typedWord.done'));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.words}>{t('typedWord.detail')}</p>
      <TextInput
        label={t('typedWord.label', { word })}
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Buttons onCancel={onClose}>
        <Button type="submit" color="red" disabled={!fits}>
          {t('typedWord.verb')}
        </Button>
      </Buttons>
    </form>
  );
}

/** What would be gone for good asks for a word, so that no hand is quicker than the head. */
export function TypedWordExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('typedWord.question')}>
      <TypedWord {...act} />
    </ExampleDialog>
  );
}
