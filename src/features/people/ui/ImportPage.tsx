import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orNone } from '#web/kit/addressParts.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { StepList } from '#web/kit/StepList.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportResult } from './ImportResult.tsx';
import { importQuery } from './imports.ts';

export const Route = createFileRoute('/_frame/lms/users/import')({
  /** The uploaded file is in the address, so a reload goes on where it was. */
  validateSearch: z.object({
    file: orNone(z.string().check(z.maxLength(60))),
    step: orNone(z.literal('check')),
  }),
  staticData: { title: 'pages:lms-users' },
  component: ImportPage,
});

const route = getRouteApi('/_frame/lms/users/import');
const STEPS = ['file', 'columns', 'check', 'result'] as const;

function ImportPage() {
  const { t } = useTranslation('people');
  const { file, step } = route.useSearch();
  const navigate = route.useNavigate();
  const uploaded = useQuery({ ...importQuery(file ?? ''), enabled: file !== undefined });
  const found = file === undefined ? undefined : uploaded.data;
  const isGone = uploaded.error instanceof ApiError && uploaded.error.status === 404;
  const at = !found ? 'file' : found.jobId ? 'result' : (step ?? 'columns');
  const open = (search: { file?: string; step?: 'check' }) => void navigate({ search });

  return (
    <>
      <PageHeader
        title={t('peopleimport:title')}
        help={t('peopleimport:help')}
        breadcrumb={<Breadcrumbs here={t('peopleimport:title')} />}
      />
      <StepList
        label={t('peopleimport:steps')}
        steps={STEPS.map((one) => t(`peopleimport:step.${one}`))}
        at={STEPS.indexOf(at)}
      />
      {file === undefined && <ImportFile onUploaded={({ id }) => open({ file: id })} />}
      {file !== undefined && uploaded.isPending && <SkeletonRows rows={4} />}
      {uploaded.isError && !found && (
        <FailedState
          title={isGone ? t('peopleimport:gone') : undefined}
          error={uploaded.error}
          onRetry={() => (isGone ? open({}) : void uploaded.refetch())}
        />
      )}
      {found && at === 'columns' && (
        <ImportColumns file={found} onBack={() => open({})} onNext={() => open({ file: found.id, step: 'check' })} />
      )}
      {found && at === 'check' && <ImportCheck file={found} onBack={() => open({ file: found.id })} />}
      {found?.jobId && <ImportResult file={found} jobId={found.jobId} onAnother={() => open({})} />}
    </>
  );
}
