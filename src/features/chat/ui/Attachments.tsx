import { useEffect, useState } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { download } from '#web/kit/download.ts';
import { FileGlyph } from '#web/kit/FileGlyph.tsx';
import { formatBytes } from '#web/kit/format.ts';
import { pictureAddress } from '#web/kit/SafeHtmlPictures.ts';
import { authFetch } from '#web/session.ts';
import classes from './Bubble.module.css';

const WIDEST = 320;
const HIGHEST = 280;

const isPicture = ({ type }: StoredFile) => type.startsWith('image/');

/** A plain link would carry no session. */
export function useDownload() {
  const { t } = useTranslation('chat');
  return ({ name, url }: Pick<StoredFile, 'name' | 'url'>) =>
    download((init) => authFetch(url, init), { busy: t('files.downloading', { name }), name });
}

function Picture({ file }: { file: StoredFile }) {
  const { t } = useTranslation('chat');
  const save = useDownload();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    pictureAddress(file.url).then(
      (address) => isHere && setShown(address),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [file.url]);
  const width = file.width ?? WIDEST;
  const height = file.height ?? HIGHEST;
  // Room is left for it before it is there: nothing jumps when it comes.
  const scale = Math.min(1, WIDEST / width, HIGHEST / height);
  return (
    <button
      type="button"
      className={classes.picture}
      style={{ width: Math.max(64, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }}
      aria-label={t('files.open', { name: file.name })}
      onClick={() => (shown ? window.open(shown, '_blank', 'noopener') : void save(file))}
    >
      {shown && <img src={shown} alt={file.name} />}
    </button>
  );
}

function FileCard({ file }: { file: StoredFile }) {
  const { t } = useTranslation('chat');
  const save = useDownload();
  return (
    <button
      type="button"
      className={classes.card}
      title={t('files.save', { name: file.name })}
      onClick={() => void save(file)}
    >
      <FileGlyph type={file.type} />
      <span className={classes.cardWords}>
        <span className={classes.cardName} dir="auto">
          {file.name}
        </span>
        <span className={classes.cardSize}>{formatBytes(file.size)}</span>
      </span>
    </button>
  );
}

/** Pictures are shown, other files are cards to save. */
export function Attachments({ files }: { files: StoredFile[] }) {
  return (
    <span className={classes.files}>
      {files.map((file) =>
        isPicture(file) ? <Picture key={file.id} file={file} /> : <FileCard key={file.id} file={file} />,
      )}
    </span>
  );
}
