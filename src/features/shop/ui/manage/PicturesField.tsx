import { ActionIcon, Button, Input } from '@mantine/core';
import { IconAlertCircle, IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { UPLOAD_BYTES } from '#features/files/choices.ts';
import type { Picture } from '#features/shop/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DropZone } from '#web/kit/DropZone.tsx';
import { formatBytes, formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { useUploads } from '#web/kit/useUploads.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import classes from './Manage.module.css';

const MOST = 12;
const LIMITS = { accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'], most: UPLOAD_BYTES };

interface Props {
  value: Picture[];
  error?: ReactNode;
  onChange: (pictures: Picture[]) => void;
  /** Some are on their way, or no longer. */
  onSending: (isSending: boolean) => void;
}

/** Greyed, but still there for the focus: a picture that arrives at an end is moved on from the same button. */
const unless = (isAtEnd: boolean, onClick: () => void) =>
  isAtEnd ? { 'data-disabled': true, 'aria-disabled': true } : { onClick };

/** The gallery in its order: the first picture is the one in lists. */
export function PicturesField({ value, error, onChange, onSending }: Props) {
  const { t } = useTranslation('shop');
  // Several uploads end one after the other: each adds to what the one before left.
  const latest = useRef(value);
  latest.current = value;
  const change = (next: Picture[]) => {
    latest.current = next;
    onChange(next);
  };
  const uploads = useUploads(LIMITS, (file) => change([...latest.current, { url: file.url, alt: '' }]));
  const coming = uploads.sending.filter((one) => !one.problem).length;
  const room = Math.max(0, MOST - value.length - coming);
  const isSending = coming > 0;
  useEffect(() => onSending(isSending), [onSending, isSending]);
  function take(files: File[]) {
    uploads.send(files.slice(0, room));
    const left = files.length - room;
    if (left > 0) toast.failed(t('manage.picturesLeft', { most: formatNumber(MOST), number: formatNumber(left) }));
  }
  const changed = useRef(change);
  changed.current = change;
  const move = useCallback((from: number, to: number) => changed.current(moved(latest.current, from, to)), []);
  const { dragged, handle } = useDragOrder(move);
  const number = (index: number) => formatNumber(index + 1);
  return (
    <Input.Wrapper label={t('manage.pictures')} labelElement="div" description={t('manage.picturesHelp')} error={error}>
      <ol className={classes.pictures} data-order>
        {value.map((picture, index) => (
          <li key={picture.url} className={classes.row} data-dragged={index === dragged || undefined}>
            <span className={classes.grip} {...handle(index)} aria-hidden>
              <IconGripVertical size={16} stroke={1.75} />
            </span>
            <span className={classes.thumb}>
              <ProductPicture id={index} src={picture.url} />
            </span>
            <Input
              className={classes.alt}
              dir="auto"
              placeholder={t('manage.pictureAlt')}
              aria-label={t('manage.pictureAltOf', { number: number(index) })}
              value={picture.alt}
              maxLength={200}
              onChange={(event) => {
                const alt = event.currentTarget.value;
                change(value.map((one, at) => (at === index ? { ...one, alt } : one)));
              }}
            />
            <ActionIcon
              size={30}
              aria-label={t('manage.pictureUp', { number: number(index) })}
              {...unless(index === 0, () => move(index, index - 1))}
            >
              <IconArrowUp size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={30}
              aria-label={t('manage.pictureDown', { number: number(index) })}
              {...unless(index === value.length - 1, () => move(index, index + 1))}
            >
              <IconArrowDown size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={30}
              aria-label={t('manage.pictureRemove', { number: number(index) })}
              onClick={() => change(value.filter((_, at) => at !== index))}
            >
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {uploads.sending
        .filter((one) => one.problem)
        .map((one) => (
          <p key={one.key} className={classes.problem} role="alert">
            <IconAlertCircle size={14} stroke={1.75} aria-hidden />
            <bdi>{one.file.name}</bdi>
            {one.problem === 'tooBig' || one.problem === 'wrongType'
              ? t(`manage.${one.problem}`)
              : say(one.problem ?? '')}
            {one.canRetry && room > 0 && (
              <Button variant="default" size="xs" onClick={() => uploads.retry(one.key)}>
                {t('manage.retry')}
              </Button>
            )}
          </p>
        ))}
      {value.length < MOST && (
        <DropZone
          label={t('manage.addPictures')}
          accept={LIMITS.accept.join()}
          limits={t('manage.pictureLimits', { size: formatBytes(UPLOAD_BYTES) })}
          multiple
          busy={isSending}
          onFiles={take}
        />
      )}
    </Input.Wrapper>
  );
}
