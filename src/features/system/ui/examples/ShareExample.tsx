import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

/** Hands the address of this page on: by the clipboard, or by whatever the device shares with. */
export function ShareExample({ opened, onClose, onDone }: ExampleProps) {
  const { t } = useTranslation('examples');
  const link = location.origin + location.pathname;
  const mayShare = typeof navigator.share === 'function';

  async function copy() {
    if (await copyText(link, null, { refused: t('share.notCopied') })) onDone(t('share.copied'));
  }

  async function share() {
    try {
      await navigator.share({ title: document.title, url: link });
      onDone(t('share.shared'));
    } catch {
      // Closed without choosing anything: nothing happened.
    }
  }

  return (
    <ExampleDialog opened={opened} onClose={onClose} title={t('share.title')}>
      <div className={classes.form}>
        <p className={classes.words}>{t('share.detail')}</p>
        <TextInput
          label={t('share.link')}
          readOnly
          data-autofocus
          dir="ltr"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          {mayShare && (
            <Button
              variant="default"
              leftSection={<IconDeviceMobile size={16} stroke={1.75} aria-hidden />}
              onClick={() => void share()}
            >
              {t('share.device')}
            </Button>
          )}
          <Button leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        </div>
      </div>
    </ExampleDialog>
  );
}
