import { ActionIcon, Modal } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Attachment } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { download } from '#web/kit/download.ts';
import { FileGlyph } from '#web/kit/FileGlyph.tsx';
import { formatBytes } from '#web/kit/format.ts';
import { pictureAddress } from '#web/kit/SafeHtmlPictures.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { authFetch } from '#web/session.ts';
import classes from './Read.module.css';

function Preview({ file, onClose }: { file: Attachment | null; onClose: () => void }) {
  const { t } = useTranslation('email');
  const [source, setSource] = useState<{ url: string; of: string }>();
  const [failed, setFailed] = useState(false);
  const url = file?.url;
  useEffect(() => {
    if (!url) return;
    let isWanted = true;
    setFailed(false);
    pictureAddress(url).then(
      (shown) => isWanted && setSource({ url: shown, of: url }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  return (
    <Modal
      opened={file !== null}
      onClose={onClose}
      size="auto"
      centered
      title={file?.fileName}
      closeButtonProps={{ 'aria-label': t('letters:files.close') }}
    >
      {failed && <p role="alert">{t('letters:files.failed')}</p>}
      {file && source?.of === file.url && <img className={classes.preview} src={source.url} alt={file.fileName} />}
    </Modal>
  );
}

/** What came with a mail: pictures can be looked at, everything can be downloaded. */
export function Attachments({ files }: { files: Attachment[] }) {
  const { t } = useTranslation('email');
  const [shown, setShown] = useState<Attachment | null>(null);
  const save = (file: Attachment) =>
    void download(({ signal }) => authFetch(file.url, { signal }), {
      busy: t('letters:files.loading', { name: file.fileName }),
      name: file.fileName,
    });
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.files} aria-label={t('letters:files.title')}>
        {files.map((file) => (
          <li key={file.id} className={classes.file}>
            <button
              type="button"
              className={classes.fileOpen}
              onClick={() => (file.thumbnail ? setShown(file) : save(file))}
              title={
                file.thumbnail
                  ? t('letters:files.show', { name: file.fileName })
                  : t('letters:files.download', { name: file.fileName })
              }
            >
              <FileGlyph type={file.type} />
              <span className={classes.fileWords}>
                <span className={classes.fileName} dir="auto">
                  {file.fileName}
                </span>
                <span className={classes.fileSize}>{formatBytes(file.bytes)}</span>
              </span>
            </button>
            {file.thumbnail && (
              <Tooltip label={t('letters:files.download', { name: file.fileName })}>
                <ActionIcon
                  size={28}
                  aria-label={t('letters:files.download', { name: file.fileName })}
                  onClick={() => save(file)}
                >
                  <IconDownload size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
      <Preview file={shown} onClose={() => setShown(null)} />
    </>
  );
}
