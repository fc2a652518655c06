import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFile, IconTrash } from '@tabler/icons-react';
import type { Attachment, Card } from '#features/kanban/contract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { download } from '#web/kit/download.ts';
import { FileUpload } from '#web/kit/FileUpload.tsx';
import { formatBytes, formatDate, formatList } from '#web/kit/format.ts';
import { authFetch } from '#web/session.ts';
import { act } from './act.ts';
import classes from './Drawer.module.css';
import { Part } from './Part.tsx';

const attachments = api.apps.kanban.tasks[':id'].attachments;

const save = ({ url, name }: Attachment, busy: string) => download((init) => authFetch(url, init), { busy, name });

export function AttachmentsField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  async function remove({ id, name }: Attachment) {
    const words = { detail: t('attachments.detail'), verb: t('attachments.verb') };
    const sure = await confirm({ ...words, question: t('attachments.question', { name }), danger: true });
    if (sure) await act(attachments[':part'].$delete({ param: { id: card.id, part: id } }));
  }
  return (
    <Part name={t('attachments.title')}>
      {card.attachments.length === 0 && readOnly && <p className={classes.quiet}>{t('attachments.none')}</p>}
      {card.attachments.length > 0 && (
        <ul className={classes.files}>
          {card.attachments.map((one) => (
            <li key={one.id} className={classes.file}>
              <IconFile size={18} stroke={1.75} aria-hidden />
              <span className={classes.fileWords}>
                <span className={classes.fileName} dir="auto">
                  {one.name}
                </span>
                <span className={classes.quiet}>
                  {formatList([...(one.size === null ? [] : [formatBytes(one.size)]), formatDate(one.addedAt)])}
                </span>
              </span>
              {one.url && (
                <ActionIcon
                  size={28}
                  aria-label={t('attachments.download', { name: one.name })}
                  onClick={() => void save(one, t('attachments.busy', { name: one.name }))}
                >
                  <IconDownload size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
              {!readOnly && (
                <ActionIcon
                  size={28}
                  aria-label={t('attachments.remove', { name: one.name })}
                  onClick={() => void remove(one)}
                >
                  <IconTrash size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <FileUpload
          label={t('attachments.add')}
          value={[]}
          multiple
          onChange={(files) => {
            for (const { id } of files) void act(attachments.$post({ param: { id: card.id }, json: { fileId: id } }));
          }}
        />
      )}
    </Part>
  );
}
