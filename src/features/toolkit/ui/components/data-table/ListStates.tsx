import { Button, Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { pageOf, testsNamed, UNTOUCHED } from './tests.ts';
import { useTestColumns } from './useTestColumns.tsx';

const STATES = ['loading', 'empty', 'failed', 'refused', 'here'] as const;

export function ListStates() {
  const { t } = useTranslation('component-data-table');
  const columns = useTestColumns();
  const [state, setState] = useState<string>('loading');
  const [search, setSearch] = useState({ ...UNTOUCHED, perPage: 3 });
  const show = () => setState('here');
  const all = state === 'here' ? testsNamed((id) => t(`names.${id}`)).slice(0, 3) : [];
  const { rows, total } = pageOf(all, search);
  const errors: Record<string, Error> = {
    failed: new ApiError(500, t('states.why'), { id: '7f3a-21' }),
    refused: new ApiError(403, t('states.why')),
  };
  const error = errors[state] ?? null;
  const isPending = state === 'loading';
  return (
    <Stack gap={12}>
      <Segments
        aria-label={t('states.label')}
        data={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={setState}
      />
      <DataTable
        isInline
        name="toolkit-states"
        caption={t('states.caption')}
        columns={columns}
        rows={isPending || error ? undefined : rows}
        total={isPending || error ? undefined : total}
        state={{ isPending, isFetching: isPending, error, refetch: show }}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        search={search}
        onSearch={(patch) => setSearch({ ...search, ...patch })}
        searchLabel={t('states.search')}
        counted={(count) => t('whole.counted', { count, number: formatNumber(count) })}
        permission={t('states.permission')}
        empty={
          <EmptyState
            icon={IconListCheck}
            title={t('whole.none')}
            action={
              <Button size="xs" onClick={show}>
                {t('states.add')}
              </Button>
            }
          />
        }
      />
    </Stack>
  );
}
