import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Card } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { asHtml } from '#web/kit/asHtml.ts';
import { ComingPictures, useComingPictures } from '#web/kit/comingPictures.ts';
import { RichText } from '#web/kit/RichText.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { toast } from '#web/kit/toast.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { Conflict } from './Conflict.tsx';
import classes from './Drawer.module.css';
import { Part } from './Part.tsx';
import { useField } from './useField.ts';

/** Read as it is; the editor comes when somebody wants to write. */
export function DescriptionField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const [isOpen, setOpen] = useState(false);
  const field = useField(card, card.description, (description: string) => ({ description }));
  const pictures = useComingPictures();
  useUnsavedGuard(() => pictures.isComing || (field.isEdited && field.value !== card.description), isOpen);

  async function save() {
    if (pictures.isComing) toast.failed(t('kit:richText.pictureUploading'));
    else if (await field.save()) setOpen(false);
  }

  function cancel() {
    field.drop();
    setOpen(false);
  }

  return (
    <Part
      name={t('description.title')}
      action={
        !readOnly &&
        !isOpen &&
        card.description && (
          <Button variant="subtle" size="xs" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {isOpen && (
        <>
          <ComingPictures value={pictures.note}>
            <RichText
              label={t('description.title')}
              variant="field"
              value={asHtml(field.value)}
              autoFocus
              onChange={field.change}
            />
          </ComingPictures>
          <Conflict field={field} />
          <span className={classes.row}>
            <Button size="xs" loading={field.isBusy} onClick={() => void save()}>
              {t('save')}
            </Button>
            <Button size="xs" variant="subtle" onClick={cancel}>
              {t('cancel')}
            </Button>
          </span>
        </>
      )}
      {!isOpen &&
        card.description &&
        (card.description.includes('<') ? (
          <SafeHtml html={card.description} />
        ) : (
          <p className={classes.plain} dir="auto">
            {card.description}
          </p>
        ))}
      {!isOpen && !card.description && readOnly && <p className={classes.quiet}>{t('description.none')}</p>}
      {!isOpen && !card.description && !readOnly && (
        <button type="button" className={classes.invite} onClick={() => setOpen(true)}>
          {t('description.add')}
        </button>
      )}
    </Part>
  );
}
