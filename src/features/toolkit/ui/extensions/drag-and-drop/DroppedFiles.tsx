import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DropZone } from '#web/kit/DropZone.tsx';
import { formatBytes } from '#web/kit/format.ts';
import classes from './Drag.module.css';

export function DroppedFiles() {
  const { t } = useTranslation('drag-and-drop');
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <DropZone
        label={t('files.label')}
        accept=""
        limits={t('files.limits')}
        multiple
        onFiles={(added) => setFiles([...files, ...added])}
      />
      {files.length > 0 && (
        <ul className={classes.list} style={{ marginBlockStart: 12 }} aria-label={t('files.list')}>
          {files.map(({ name, size, lastModified }) => (
            <li key={`${name} ${size} ${lastModified}`} className={classes.item} style={{ paddingInlineStart: 12 }}>
              <bdi className={classes.words}>{name}</bdi>
              {formatBytes(size)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
