import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileGlyph } from '#web/kit/FileGlyph.tsx';
import { formatBytes, formatNumber } from '#web/kit/format.ts';
import { useDownload } from './Attachments.tsx';
import classes from './Info.module.css';
import { filesQuery } from './queries.ts';
import { dayName } from './when.ts';

const FIRST = 3;

/** What was sent here, newest first. */
export function SharedFiles({ chatId }: { chatId: number }) {
  const { t } = useTranslation('chat');
  const query = useInfiniteQuery(filesQuery(chatId));
  const [isWhole, setWhole] = useState(false);
  const save = useDownload();
  const all = query.data?.pages.flatMap((page) => page.files) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const files = isWhole ? all : all.slice(0, FIRST);
  return (
    <section className={classes.part} aria-label={t('files.title')}>
      <h3 className={classes.title}>
        {t('files.title')}
        {total > FIRST && !isWhole && (
          <Button variant="subtle" size="compact-xs" onClick={() => setWhole(true)}>
            {t('files.all', { number: formatNumber(total) })}
          </Button>
        )}
      </h3>
      {query.isSuccess && total === 0 && <p className={classes.none}>{t('files.none')}</p>}
      <ul className={classes.list}>
        {files.map((file) => (
          <li key={`${file.messageId} ${file.id}`}>
            <button
              type="button"
              className={classes.file}
              title={t('files.save', { name: file.name })}
              onClick={() => void save(file)}
            >
              <FileGlyph type={file.type} />
              <span className={classes.words}>
                <span className={classes.main} dir="auto">
                  {file.name}
                </span>
                <span className={classes.small}>
                  {formatBytes(file.size)} · {dayName(file.time, t('today'))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isWhole && query.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('files.more')}
        </Button>
      )}
    </section>
  );
}
