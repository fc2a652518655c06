import { Button, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DRAWN_COVERS, drawnCover, PICTURE_TYPES } from '#features/profile/choices.ts';
import type { Frame, ProfileChange } from '#features/profile/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { pictureUrl } from '#web/kit/Avatar.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { formatBytes, formatNumber } from '#web/kit/format.ts';
import { refusedBecause, SERVER_LIMITS } from '#web/kit/uploads.ts';
import { upload } from '#web/kit/useUploads.ts';
import { queryClient } from '#web/queryClient.ts';
import { frameQuery } from '../data/queries.ts';
import classes from './Drawers.module.css';

const PICTURES = { accept: PICTURE_TYPES, most: SERVER_LIMITS.most };
const NUMBERS = Array.from({ length: DRAWN_COVERS }, (_, at) => at + 1);

/** One of the drawn covers, or a picture of one's own. */
export function CoverField({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(cover: () => Promise<ProfileChange['cover']>) {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await ask(api.api.profile.$patch({ json: { cover: await cover() } }));
      queryClient.setQueryData(frameQuery(next.id).queryKey, next);
    } catch (error) {
      setProblem(error instanceof Error ? say(error.message) : String(error));
    } finally {
      setBusy(false);
    }
  }

  function take(file: File | undefined) {
    if (!file) return;
    const why = refusedBecause(file, PICTURES);
    if (why === 'tooBig') setProblem(t('composer.tooBig', { size: formatBytes(PICTURES.most) }));
    else if (why) setProblem(t('edit.wrongType'));
    else void save(async () => ({ fileId: (await upload(file)).id }));
  }

  return (
    <Input.Wrapper
      label={t('edit.cover')}
      labelElement="div"
      error={problem ? <FieldError>{problem}</FieldError> : undefined}
    >
      <div className={classes.covers}>
        {NUMBERS.map((number) => {
          const isChosen = frame.header.coverImg === drawnCover(number);
          return (
            <button
              key={number}
              type="button"
              className={classes.cover}
              aria-label={t('edit.drawn', { number: formatNumber(number) })}
              aria-pressed={isChosen}
              disabled={isBusy}
              onClick={() => void save(async () => ({ drawn: number }))}
            >
              <img src={pictureUrl(drawnCover(number))} alt="" loading="lazy" />
            </button>
          );
        })}
      </div>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={<IconPhoto size={16} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('edit.ownCover')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('edit.ownCover')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Input.Wrapper>
  );
}
