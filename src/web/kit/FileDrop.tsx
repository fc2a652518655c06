import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileUpload.module.css';

interface Props {
  label: string;
  /** As the browser's own chooser takes it: `.csv,.txt`. */
  accept: string;
  /** What may come, in words. */
  limits: ReactNode;
  /** The last file is still being read. */
  busy?: boolean;
  onFile: (file: File) => void;
}

/** A place to drop one file that the page reads itself, or a button to choose it. */
export function FileDrop({ label, accept, limits, busy = false, onFile }: Props) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  return (
    // Dropping is a shortcut for the button inside, which does the same from the keyboard.
    <section
      className={classes.zone}
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <IconUpload className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div>
        <Button variant="default" size="xs" loading={busy} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>{' '}
        <span className={classes.or}>{t('upload.orDrop')}</span>
        <p className={classes.limits}>{limits}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file chosen again must count as a change.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
