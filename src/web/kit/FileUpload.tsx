import { ActionIcon, Button, Input } from '@mantine/core';
import { IconAlertCircle, IconFile, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BusyBar } from './BusyBar.tsx';
import { DropZone } from './DropZone.tsx';
import classes from './FileUpload.module.css';
import { formatBytes } from './format.ts';
import { SERVER_LIMITS, typeNames } from './uploads.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import { type Sending, useUploads } from './useUploads.ts';

interface Props {
  label: string;
  value: StoredFile[];
  onChange: (files: StoredFile[]) => void;
  /** Types this place takes, such as `image/*`; what the server takes when left out. */
  accept?: readonly string[];
  most?: number;
  multiple?: boolean;
  description?: ReactNode;
  error?: ReactNode;
}

function FileRow({ name, size, children }: { name: string; size: number; children: ReactNode }) {
  return (
    <li className={classes.file}>
      <IconFile className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.size}>{formatBytes(size)}</span>
      </div>
      {children}
    </li>
  );
}

/** A place to drop files, or a button to choose them. They are sent at once; the form keeps what the server stored. */
export function FileUpload(props: Props) {
  const { label, value, onChange, accept = SERVER_LIMITS.accept, most = SERVER_LIMITS.most, multiple = false } = props;
  const { t } = useTranslation('kit');
  const uploads = useUploads({ accept, most }, (file) => onChange(multiple ? [...value, file] : [file]));
  // Who leaves stops what is on its way.
  const isSending = uploads.sending.some((one) => !one.problem);
  useUnsavedGuard(() => isSending, isSending);

  const words: Record<'tooBig' | 'wrongType', (one: Sending) => string> = {
    tooBig: ({ file }) =>
      t('upload.tooBig', { name: file.name, size: formatBytes(file.size), limit: formatBytes(most) }),
    wrongType: ({ file }) => t('upload.wrongType', { name: file.name, types: typeNames(accept) }),
  };

  return (
    <Input.Wrapper label={label} labelElement="div" description={props.description} error={props.error}>
      <DropZone
        label={label}
        accept={accept.join(',')}
        multiple={multiple}
        limits={t('upload.limits', { types: typeNames(accept), size: formatBytes(most) })}
        onFiles={uploads.send}
      />
      {(value.length > 0 || uploads.sending.length > 0) && (
        <ul className={classes.files} aria-live="polite">
          {value.map((file) => (
            <FileRow key={file.id} name={file.name} size={file.size}>
              <ActionIcon
                size={28}
                aria-label={t('upload.remove', { name: file.name })}
                onClick={() => onChange(value.filter((one) => one.id !== file.id))}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </FileRow>
          ))}
          {uploads.sending.map((one) => (
            <FileRow key={one.key} name={one.file.name} size={one.file.size}>
              {one.problem ? (
                <span className={classes.problem} role="alert">
                  <IconAlertCircle size={14} stroke={1.75} aria-hidden />
                  {one.problem === 'tooBig' || one.problem === 'wrongType' ? words[one.problem](one) : say(one.problem)}
                </span>
              ) : (
                <BusyBar label={t('upload.uploading', { name: one.file.name })} width={96} />
              )}
              {one.problem && one.canRetry && (
                <Button variant="default" size="xs" onClick={() => uploads.retry(one.key)}>
                  {t('upload.retry')}
                </Button>
              )}
              <ActionIcon
                size={28}
                aria-label={
                  one.problem
                    ? t('upload.remove', { name: one.file.name })
                    : t('upload.cancel', { name: one.file.name })
                }
                onClick={() => uploads.drop(one.key)}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </FileRow>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}
