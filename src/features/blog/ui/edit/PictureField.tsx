import { Button, Input } from '@mantine/core';
import { IconPhotoX } from '@tabler/icons-react';
import { useRef } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DropZone } from '#web/kit/DropZone.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { formatBytes } from '#web/kit/format.ts';
import { SERVER_LIMITS, typeNames } from '#web/kit/uploads.ts';
import { useUploads } from '#web/kit/useUploads.ts';
import { PostPicture } from '../PostPicture.tsx';
import classes from './Editor.module.css';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

interface Props {
  value: string | null;
  seed: number;
  onChange: (url: string | null) => void;
  error?: React.ReactNode;
}

/** The picture at the head of a post: dropped or chosen, and sent at once. */
export function PictureField({ value, seed, onChange, error }: Props) {
  const { t } = useTranslation('blog');
  const { most } = SERVER_LIMITS;
  const uploads = useUploads({ accept: PICTURES, most }, (file) => onChange(file.url));
  const replace = useRef<HTMLInputElement>(null);
  const [failed] = uploads.sending.filter((one) => one.problem);
  const isBusy = uploads.sending.some((one) => !one.problem);
  function trouble() {
    if (!failed?.problem) return null;
    if (failed.problem === 'tooBig')
      return t('kit:upload.tooBig', {
        name: failed.file.name,
        size: formatBytes(failed.file.size),
        limit: formatBytes(most),
      });
    if (failed.problem === 'wrongType')
      return t('kit:upload.wrongType', { name: failed.file.name, types: typeNames(PICTURES) });
    return say(failed.problem);
  }
  function send(files: File[]) {
    for (const one of uploads.sending) uploads.drop(one.key);
    uploads.send(files);
  }
  return (
    <Input.Wrapper
      label={t('editor.picture')}
      labelElement="div"
      error={failed ? <FieldError>{trouble()}</FieldError> : error}
    >
      {value === null ? (
        <DropZone
          label={t('editor.picture')}
          accept={PICTURES.join(',')}
          limits={t('kit:upload.limits', { types: typeNames(PICTURES), size: formatBytes(most) })}
          busy={isBusy}
          onFiles={send}
        />
      ) : (
        <div className={classes.pictureBox}>
          <PostPicture src={value} seed={seed} />
          <div className={classes.pictureButtons}>
            <Button variant="default" size="xs" loading={isBusy} onClick={() => replace.current?.click()}>
              {t('editor.replacePicture')}
            </Button>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPhotoX size={14} stroke={1.75} aria-hidden />}
              onClick={() => onChange(null)}
            >
              {t('editor.removePicture')}
            </Button>
            <input
              ref={replace}
              type="file"
              hidden
              tabIndex={-1}
              aria-label={t('editor.picture')}
              accept={PICTURES.join(',')}
              onChange={(event) => {
                send([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
          </div>
        </div>
      )}
    </Input.Wrapper>
  );
}
