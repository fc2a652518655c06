import { Button, CloseButton, Loader } from '@mantine/core';
import { IconAlertCircle, IconMovie } from '@tabler/icons-react';
import type { StoredFile } from '#features/files/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatBytes } from '#web/kit/format.ts';
import type { useUploads } from '#web/kit/useUploads.ts';
import { Picture } from '../Picture.tsx';
import post from '../post/Post.module.css';
import classes from './Composer.module.css';

interface Props {
  stored: StoredFile[];
  uploads: ReturnType<typeof useUploads>;
  most: number;
  onDrop: (id: number) => void;
}

/** The pictures that go along, those on their way, and those that did not arrive. */
export function Thumbs({ stored, uploads, most, onDrop }: Props) {
  const { t } = useTranslation('profile');
  const coming = uploads.sending.filter((one) => !one.problem);
  const wrong = uploads.sending.filter((one) => one.problem);
  const why = (problem: string) => {
    if (problem === 'tooBig') return t('composer.tooBig', { size: formatBytes(most) });
    return problem === 'wrongType' ? t('composer.wrongType') : say(problem);
  };
  if (stored.length + uploads.sending.length === 0) return null;
  return (
    <>
      <ul className={post.thumbs} aria-live="polite">
        {stored.map((file) => (
          <li key={file.id} className={post.thumb}>
            {file.type.startsWith('image/') ? (
              <Picture url={file.url} alt={file.name} />
            ) : (
              <span className={classes.film}>
                <IconMovie size={22} stroke={1.75} aria-hidden />
                <span className={classes.filmName}>{file.name}</span>
              </span>
            )}
            <CloseButton
              className={post.thumbClose}
              size={28}
              aria-label={t('composer.drop', { name: file.name })}
              onClick={() => onDrop(file.id)}
            />
          </li>
        ))}
        {coming.map((one) => (
          <li key={one.key} className={post.thumb} aria-label={t('composer.sending', { name: one.file.name })}>
            <span className={classes.film}>
              <Loader size={20} />
            </span>
          </li>
        ))}
      </ul>
      {wrong.map((one) => (
        <p key={one.key} className={classes.problem} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <span className={classes.problemWords}>
            <bdi>{one.file.name}</bdi>: {why(one.problem ?? '')}
          </span>
          {one.canRetry && (
            <Button size="xs" variant="default" onClick={() => uploads.retry(one.key)}>
              {t('composer.retry')}
            </Button>
          )}
          <CloseButton
            size={28}
            aria-label={t('composer.drop', { name: one.file.name })}
            onClick={() => uploads.drop(one.key)}
          />
        </p>
      ))}
    </>
  );
}
