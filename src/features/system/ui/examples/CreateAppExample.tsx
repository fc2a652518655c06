import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { StepList } from '#web/kit/StepList.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

const KINDS = ['course', 'shop', 'board'] as const;
const STEPS = ['name', 'kind', 'check'] as const;

function Steps({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const [at, setAt] = useState(0);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<string>(KINDS[0]);
  const isLast = at === STEPS.length - 1;
  const kindName = t(`createApp.kinds.${kind}`);

  function go() {
    if (isLast) onDone(t('createApp.done', { name: name.trim(), kind: kindName }));
    else setAt(at + 1);
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) go();
      }}
    >
      <StepList label={t('createApp.steps')} steps={STEPS.map((step) => t(`createApp.${step}`))} at={at} />
      {at === 0 && (
        <TextInput
          key="name"
          label={t('createApp.appName')}
          required
          autoFocus
          data-autofocus
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {at === 1 && (
        <Radio.Group label={t('createApp.kind')} value={kind} onChange={setKind}>
          <div className={classes.choices}>
            {KINDS.map((one, index) => (
              <Radio
                key={one}
                value={one}
                label={t(`createApp.kinds.${one}`)}
                description={t(`createApp.kindHelp.${one}`)}
                autoFocus={index === 0}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {isLast && (
        <dl className={classes.facts}>
          <dt>{t('createApp.appName')}</dt>
          <dd>
            <bdi>{name.trim()}</bdi>
          </dd>
          <dt>{t('createApp.kind')}</dt>
          <dd>{kindName}</dd>
        </dl>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => (at === 0 ? onClose() : setAt(at - 1))}>
          {at === 0 ? t('cancel') : t('createApp.back')}
        </Button>
        <Button type="submit" disabled={!name.trim()}>
          {isLast ? t('createApp.verb') : t('createApp.next')}
        </Button>
      </div>
    </form>
  );
}

/** Several steps, each with its own question; nothing is lost on the way back. */
export function CreateAppExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('createApp.title')}>
      <Steps {...act} />
    </ExampleDialog>
  );
}
