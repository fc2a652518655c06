import { Button } from '@mantine/core';
import { IconAlertCircle, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './FileUpload.module.css';
import { endingsIn, isOffered } from './uploads.ts';

interface Props {
  label: string;
  /** As the browser's own chooser takes it: `.csv,.txt`. Other endings are refused; who names types alone judges them. */
  accept: string;
  /** What may come, in words. */
  limits: ReactNode;
  multiple?: boolean;
  busy?: boolean;
  onFiles: (files: File[]) => void;
}

/** A place to drop files, or a button to choose them. One that takes a single file takes the first. */
export function DropZone({ label, accept, limits, multiple = false, busy = false, onFiles }: Props) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const endings = endingsIn(accept);

  function take(list: FileList | null) {
    const files = multiple ? [...(list ?? [])] : [...(list ?? [])].slice(0, 1);
    if (files.length === 0 || busy) return;
    const isTaken = (file: File) => endings.length === 0 || isOffered(file, accept);
    setRefused([...new Set(files.filter((file) => !isTaken(file)).map(({ name }) => name))]);
    const taken = files.filter(isTaken);
    if (taken.length > 0) onFiles(taken);
  }
  function hover(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // Dropping is a shortcut for the button inside, which does the same from the keyboard.
    <section
      className={classes.zone}
      aria-label={label}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconUpload className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div>
        <Button variant="default" size="xs" loading={busy} onClick={() => input.current?.click()}>
          {multiple ? t('upload.chooseMany') : t('upload.choose')}
        </Button>{' '}
        <span className={classes.or}>{t('upload.orDrop')}</span>
        <p className={classes.limits}>{limits}</p>
        {refused.map((name) => (
          <p key={name} className={classes.problem} role="alert">
            <IconAlertCircle size={14} stroke={1.75} aria-hidden />
            {t('upload.wrongType', { name, types: endings.map((one) => one.slice(1).toUpperCase()).join(', ') })}
          </p>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file chosen again must count as a change.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
