import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportRow, PeopleImport } from '#features/people/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import views from '#web/kit/DataTable/Views.module.css';
import { formatNumber } from '#web/kit/format.ts';
import { jobQuery } from '#web/kit/jobs/queries.ts';
import { PageSteps } from '#web/kit/PageSteps.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import classes from './Import.module.css';
import { ImportRows } from './ImportRows.tsx';
import { freshImport, importRowsQuery, keepImport, PREVIEW_ROWS } from './imports.ts';

/** What needs a look comes first. */
const OUTCOMES: ImportRow['outcome'][] = ['wrong', 'create', 'update', 'same', 'skip'];

/** The third step: what would happen to every row. */
export function ImportCheck({ file, onBack }: { file: PeopleImport; onBack: () => void }) {
  const { t } = useTranslation('people');
  const { counts } = file;
  const there = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  const [chosen, setChosen] = useState<ImportRow['outcome']>();
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const outcome = chosen ?? there[0] ?? 'wrong';
  const rows = useQuery(importRowsQuery(file.id, file.plan, outcome, page));
  const due = counts.create + counts.update;

  async function run() {
    setBusy(true);
    try {
      const { job } = await ask(api.api.people.imports[':id'].run.$post({ param: { id: file.id } }));
      queryClient.setQueryData(jobQuery(job.id).queryKey, job);
      keepImport({ ...file, jobId: job.id });
    } catch (error) {
      // In another tab it may run already: then this page shows how far it is.
      const isMet = error instanceof ApiError && error.status === 409;
      const now = isMet ? await freshImport(file.id).catch(() => null) : null;
      if (!now?.jobId) toast.failed(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <section className={classes.preview} aria-label={t('peopleimport:step.check')}>
        <nav className={views.views} aria-label={t('peopleimport:outcomes')}>
          {there.map((one) => (
            <UnstyledButton
              key={one}
              className={views.view}
              aria-current={one === outcome ? 'page' : undefined}
              onClick={() => {
                setChosen(one);
                setPage(1);
              }}
            >
              {t(`peopleimport:outcome.${one}`)}
              <span className={views.count}>{formatNumber(counts[one])}</span>
            </UnstyledButton>
          ))}
        </nav>
        {rows.isPending && <SkeletonRows rows={5} />}
        {rows.isError && <FailedState error={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data && <ImportRows file={file} rows={rows.data.rows} />}
        <div className={classes.previewFoot}>
          <PageSteps page={page} pages={Math.ceil((rows.data?.total ?? 0) / PREVIEW_ROWS)} onPage={setPage} />
        </div>
      </section>
      <div className={classes.foot}>
        <p className={classes.footNote}>
          {counts.wrong > 0 && t('peopleimport:leftOut', { count: counts.wrong, number: formatNumber(counts.wrong) })}
        </p>
        <Button variant="default" onClick={onBack}>
          {t('peopleimport:back')}
        </Button>
        <Button loading={busy} disabled={due === 0} onClick={() => void run()}>
          {due === 0 ? t('peopleimport:runNone') : t('peopleimport:run', { count: due, number: formatNumber(due) })}
        </Button>
      </div>
    </>
  );
}
