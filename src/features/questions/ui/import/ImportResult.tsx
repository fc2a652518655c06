import { Button, Textarea } from '@mantine/core';
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { importResult } from '#features/questions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { useQuestionName } from '../useQuestionName.ts';
import { failedText } from './failedText.ts';
import classes from './ImportPage.module.css';
import type { Source } from './source.ts';

export interface Imported {
  source: Source;
  result: z.infer<typeof importResult>;
}

const MOST_NAMED = 100;

/** What was stored, the way to it, and what was not. */
export function ImportResult({ imported, onAgain }: { imported: Imported; onAgain: () => void }) {
  const { t } = useTranslation('questions');
  const nameOf = useQuestionName();
  const { source, result } = imported;
  const failed = result.rows.map((row, place) => ({ ...row, place })).filter((row) => row.problems.length > 0);
  const text = useMemo(() => failedText(source.text, result.format, result.rows), [source, result]);
  const count = result.ids.length;

  const copy = () => copyText(text, t('import.copied'), { refused: t('list.copyFailed') });

  return (
    <div className={classes.main}>
      <section className={classes.card} aria-live="polite">
        <EmptyState
          icon={IconCircleCheck}
          title={t('import.done', { count, number: formatNumber(count) })}
          detail={
            failed.length > 0
              ? t('import.left', { count: failed.length, number: formatNumber(failed.length) })
              : t('import.noneLeft')
          }
          action={
            <span className={classes.next}>
              <Button
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/lms/questions"
                    search={{
                      sortColumn: 'id',
                      sort: 'asc',
                      perPage: count > 25 ? 100 : 25,
                      imported: result.imported ?? undefined,
                    }}
                  />
                )}
              >
                {t('import.show')}
              </Button>
              <Button variant="default" onClick={onAgain}>
                {t('import.again')}
              </Button>
            </span>
          }
        />
      </section>
      {failed.length > 0 && (
        <section className={classes.card} aria-label={t('import.leftTitle')}>
          <h2 className={classes.helpTitle}>{t('import.leftTitle')}</h2>
          <ul className={classes.leftRows}>
            {failed.slice(0, MOST_NAMED).map((row) => (
              <li key={row.place}>
                <span className={classes.leftName}>
                  {t('import.atLine', { line: formatNumber(row.line) })} <bdi>{nameOf(row)}</bdi>
                </span>
                <span className={classes.quiet}>{row.problems.map(say).join(' ')}</span>
              </li>
            ))}
          </ul>
          <div className={classes.copyHead}>
            <p className={classes.quiet}>{t('import.copyHelp')}</p>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
              onClick={() => void copy()}
            >
              {t('import.copy')}
            </Button>
          </div>
          <Textarea
            aria-label={t('import.leftText')}
            classNames={{ input: classes.text }}
            dir="auto"
            readOnly
            rows={8}
            value={text}
          />
        </section>
      )}
    </div>
  );
}
