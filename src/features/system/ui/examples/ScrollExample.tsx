import { Box, Button } from '@mantine/core';
import { type UIEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Buttons } from './Buttons.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

const RULES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const NEARLY_PX = 8;

function Rules({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const [wasRead, setRead] = useState(false);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - NEARLY_PX) setRead(true);
  };
  return (
    <>
      {/* Scrolled with the keyboard too, so it takes the focus. */}
      <Box
        className={classes.scroll}
        role="region"
        aria-label={t('scroll.title')}
        tabIndex={0}
        data-autofocus
        onScroll={onScroll}
      >
        {RULES.map((rule) => (
          <p key={rule}>{t(`scroll.rules.${rule}`)}</p>
        ))}
      </Box>
      <Buttons onCancel={onClose}>
        <Button disabled={!wasRead} onClick={() => onDone(t('scroll.done'))}>
          {t('scroll.verb')}
        </Button>
      </Buttons>
    </>
  );
}

/** Long words scroll, the buttons stay; the answer waits until they were read. */
export function ScrollExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('scroll.title')}>
      <Rules {...act} />
    </ExampleDialog>
  );
}
