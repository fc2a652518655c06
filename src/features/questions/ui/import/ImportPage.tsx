import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, NoAccess } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useGuarded } from '#web/kit/useGuarded.ts';
import { useAbility } from '#web/session.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { categoriesQuery } from '../queries.ts';
import { FormatHelp } from './FormatHelp.tsx';
import classes from './ImportPage.module.css';
import { type Imported, ImportResult } from './ImportResult.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { type ImportOptions, importPreview, runImport } from './queries.ts';
import { SourceFields } from './SourceFields.tsx';
import { type Source, sourceOf } from './source.ts';

export const Route = createFileRoute('/_frame/lms/questions/import')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(categoriesQuery);
  },
  staticData: { title: 'questions:import.title' },
  component: ImportPage,
});

const FIRST: ImportOptions = { format: null, status: 'draft', categoryId: null };

function ImportPage() {
  const { t } = useTranslation('questions');
  const client = useQueryClient();
  const mayEdit = useAbility().can('manage', 'Question');
  const [source, setSource] = useState<Source | null>(null);
  const [options, setOptions] = useState(FIRST);
  const [busy, setBusy] = useState(false);
  const [imported, setImported] = useState<Imported | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const preview = useQuery(importPreview(source, options));
  /** More was typed than `source` has. */
  const [isTyping, setTyping] = useState(false);
  const checked = source && !isTyping && !preview.isPlaceholderData ? preview.data : undefined;
  const checkSoon = useDebouncedCallback((text: string) => {
    setTyping(false);
    setSource(text.trim() ? sourceOf(text) : null);
  }, 500);
  /** As it stands in the field or was pasted. A file is still where it came from. */
  const typed = useRef('');
  /** The field is left to the browser: it is another one where its text comes from elsewhere. */
  const [field, setField] = useState(0);
  useGuarded({
    work: () => ({ text: typed.current }),
    setWork({ text }) {
      take(sourceOf(text));
      setField((count) => count + 1);
    },
    // What is being imported is not lost: whoever goes on meanwhile is told there.
    isUnsaved: () => !busy && imported === null && typed.current.trim() !== '',
    enabled: mayEdit,
  });

  function take(next: Source | null) {
    checkSoon.cancel();
    setTyping(false);
    typed.current = next?.fileName === '' ? next.text : '';
    setSource(next);
  }

  function type(text: string) {
    typed.current = text;
    setTyping(true);
    checkSoon(text);
  }

  async function run() {
    if (!source) return;
    setBusy(true);
    try {
      const result = await runImport(source, options);
      setImported({ source, result });
      const count = result.ids.length;
      // Whoever went on to another page is told there.
      if (!isHere.current) toast.done(t('import.done', { count, number: formatNumber(count) }));
      void client.invalidateQueries({ queryKey: ['questions'] });
    } catch (error) {
      toast.failed(error);
    }
    setBusy(false);
  }

  const header = (
    <PageHeader
      breadcrumb={<Breadcrumbs here={t('import.title')} />}
      title={t('import.title')}
      help={t('import.help')}
    />
  );
  if (!mayEdit) {
    return (
      <>
        {header}
        <div className={classes.card}>
          <NoAccess />
        </div>
      </>
    );
  }
  if (imported) {
    return (
      <>
        {header}
        <ImportResult
          imported={imported}
          onAgain={() => {
            setImported(null);
            take(null);
          }}
        />
      </>
    );
  }
  const right = checked?.right ?? 0;
  return (
    <>
      {header}
      <div className={classes.columns}>
        <div className={classes.main}>
          <section className={classes.card} aria-label={t('import.source')}>
            <SourceFields key={field} source={source} busy={busy} onSource={take} onType={type} />
            <OptionFields
              options={options}
              found={checked?.format}
              onChange={(patch) => setOptions({ ...options, ...patch })}
            />
          </section>
          {preview.error && source && (
            <section className={classes.card}>
              <FailedState title={t('import.failed')} error={preview.error} onRetry={() => preview.refetch()} />
            </section>
          )}
          {source && !preview.error && (
            <>
              <PreviewTable rows={preview.data?.rows} state={preview} />
              <div className={classes.run}>
                <p className={classes.sum} role="status">
                  {checked &&
                    (checked.wrong > 0
                      ? t('import.wrongStay', { count: checked.wrong, number: formatNumber(checked.wrong) })
                      : right > 0
                        ? t('import.allRight')
                        : t('import.nothing'))}
                </p>
                <Button loading={busy} disabled={right === 0} onClick={run}>
                  {t('import.run', { count: right, number: formatNumber(right) })}
                </Button>
              </div>
            </>
          )}
        </div>
        <FormatHelp found={checked?.format} />
      </div>
    </>
  );
}
