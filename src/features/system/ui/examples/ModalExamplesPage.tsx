import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { AddressExample } from './AddressExample.tsx';
import { CardExample } from './CardExample.tsx';
import { CreateAppExample } from './CreateAppExample.tsx';
import { DrawerExample } from './DrawerExample.tsx';
import { EXAMPLES, type Example } from './examples.ts';
import { FormExample } from './FormExample.tsx';
import classes from './ModalExamples.module.css';
import { askChoice, askConfirm } from './questions.ts';
import { ScrollExample } from './ScrollExample.tsx';
import { ShareExample } from './ShareExample.tsx';
import { TwoFactorExample } from './TwoFactorExample.tsx';
import { TypedWordExample } from './TypedWordExample.tsx';

export const Route = createFileRoute('/_frame/pages/modal-examples')({
  staticData: { title: 'pages:modal-examples' },
  component: ModalExamplesPage,
});

/** Each dialog of the product once, doing something harmless and saying what it did. */
function ModalExamplesPage() {
  const { t } = useTranslation('examples');
  const [opened, setOpened] = useState<Example | null>(null);
  const [outcomes, setOutcomes] = useState<Partial<Record<Example, string>>>({});

  const say = (example: Example, sentence: string) => setOutcomes((before) => ({ ...before, [example]: sentence }));

  async function open(example: Example) {
    if (example === 'confirm') return say(example, await askConfirm(t));
    if (example === 'choose') return say(example, await askChoice(t));
    setOpened(example);
  }

  const at = (example: Example) => ({
    opened: opened === example,
    onClose: () => setOpened(null),
    onDone: (sentence: string) => {
      setOpened(null);
      say(example, sentence);
    },
  });

  return (
    <>
      <PageHeader title={t('title')} help={t('help')} />
      <ul className={classes.grid}>
        {EXAMPLES.map(({ name, icon: Glyph }) => (
          <li key={name} className={classes.card}>
            <span className={classes.glyph}>
              <Glyph size={20} stroke={1.75} aria-hidden />
            </span>
            <h2 className={classes.title}>{t(`${name}.title`)}</h2>
            <p className={classes.help}>{t(`${name}.help`)}</p>
            <p className={classes.outcome} role="status">
              {outcomes[name]}
            </p>
            <Button variant="default" onClick={() => void open(name)}>
              {t(`${name}.open`)}
            </Button>
          </li>
        ))}
      </ul>
      <TypedWordExample {...at('typedWord')} />
      <FormExample {...at('form')} />
      <DrawerExample {...at('drawer')} />
      <ScrollExample {...at('scroll')} />
      <AddressExample {...at('address')} />
      <CardExample {...at('card')} />
      <TwoFactorExample {...at('twoFactor')} />
      <ShareExample {...at('share')} />
      <CreateAppExample {...at('createApp')} />
    </>
  );
}
