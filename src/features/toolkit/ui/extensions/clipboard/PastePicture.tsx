import { Button, Textarea } from '@mantine/core';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import classes from './PastePicture.module.css';

const KEYS = navigator.platform.startsWith('Mac') ? '⌘V' : 'Ctrl V';

export function PastePicture() {
  const { t } = useTranslation('clipboard');
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (file) setPicture(URL.createObjectURL(file));
    else toast.failed(t('picture.none'));
  }

  return (
    <>
      <Textarea
        label={t('picture.label')}
        placeholder={t('picture.hint', { keys: KEYS })}
        rows={2}
        readOnly
        onPaste={paste}
      />
      {picture && (
        <div className={classes.place}>
          <img src={picture} alt={t('picture.alt')} />
        </div>
      )}
      {picture && (
        <Button variant="default" mt={12} onClick={() => setPicture(undefined)}>
          {t('picture.clear')}
        </Button>
      )}
    </>
  );
}
