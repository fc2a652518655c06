import { Button, CloseButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';

export function Closable() {
  const { t } = useTranslation('component-notices');
  const [isOpen, setOpen] = useState(true);
  const isPressed = useRef(false);
  const show = (open: boolean) => {
    isPressed.current = true;
    setOpen(open);
  };
  // What had the focus goes away: it moves to what came instead.
  const focus = (button: HTMLButtonElement | null) => {
    if (isPressed.current) button?.focus();
  };
  if (!isOpen)
    return (
      <Button ref={focus} variant="default" onClick={() => show(true)}>
        {t('closable.again')}
      </Button>
    );
  return (
    <Notice
      actions={<CloseButton ref={focus} size={36} aria-label={t('closable.close')} onClick={() => show(false)} />}
    >
      {t('closable.words')}
    </Notice>
  );
}
