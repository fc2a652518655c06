import { Button } from '@mantine/core';
import { IconPhoto, IconRefresh, IconTexture, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Card, CardChange } from '#features/kanban/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { refusedBecause, SERVER_LIMITS } from '#web/kit/uploads.ts';
import { upload } from '#web/kit/useUploads.ts';
import { uuid } from '#web/kit/uuid.ts';
import { Cover } from '../card/Cover.tsx';
import { saveFields } from '../data/deeds.ts';
import classes from './Drawer.module.css';
import { Part } from './Part.tsx';

const PICTURES = { accept: ['image/*'], most: SERVER_LIMITS.most };
const SIGN = { size: 16, stroke: 1.75, 'aria-hidden': true };

/** A drawn cover, one's own picture, or none. */
export function CoverField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(cover: () => Promise<CardChange['cover']> | CardChange['cover']) {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveFields(card.id, card.version, { cover: await cover() });
    } catch (error) {
      setProblem(error instanceof Error ? say(error.message) : String(error));
    } finally {
      setBusy(false);
    }
  }

  function take(file: File | undefined) {
    if (!file) return;
    const why = refusedBecause(file, PICTURES);
    if (why) setProblem(t(why === 'tooBig' ? 'cover.tooBig' : 'cover.wrongType'));
    else void save(async () => ({ fileId: (await upload(file)).id }));
  }

  if (readOnly && !card.cover) return null;
  const isTile = card.cover?.startsWith('tile:') ?? false;
  return (
    <Part name={t('cover.title')}>
      {card.cover && <Cover cover={card.cover} />}
      {!readOnly && (
        <span className={classes.row}>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            leftSection={isTile ? <IconRefresh {...SIGN} /> : <IconTexture {...SIGN} />}
            onClick={() => void save(() => ({ tile: uuid() }))}
          >
            {t(isTile ? 'cover.another' : 'cover.tile')}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            leftSection={<IconPhoto {...SIGN} />}
            onClick={() => input.current?.click()}
          >
            {t('cover.picture')}
          </Button>
          {card.cover && (
            <Button
              size="xs"
              variant="subtle"
              disabled={isBusy}
              leftSection={<IconX {...SIGN} />}
              onClick={() => void save(() => null)}
            >
              {t('cover.remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            accept="image/*"
            aria-label={t('cover.picture')}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </span>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </Part>
  );
}
