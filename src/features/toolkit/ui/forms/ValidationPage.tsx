import { queryOptions, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { api, ask } from '#web/client.ts';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SkeletonRows } from '#web/kit/states.tsx';
import { queryClient } from '#web/queryClient.ts';
import { AboveAll } from './validation/AboveAll.tsx';
import { Faults } from './validation/Faults.tsx';
import { ServerAnswer } from './validation/ServerAnswer.tsx';
import { Together } from './validation/Together.tsx';
import { WhenLeft } from './validation/WhenLeft.tsx';
import { WhileTyping } from './validation/WhileTyping.tsx';

/** Somebody's address, so that the server has a reason to refuse it. */
const takenEmail = queryOptions({
  queryKey: ['employees', 'first'],
  queryFn: async () => {
    const { invoices } = await ask(api.api.datatables.data.$get({ query: { all: 'false', perPage: 1 } }));
    return invoices[0]?.email ?? '';
  },
  staleTime: 300_000,
});

export const Route = createFileRoute('/_frame/forms/form-validation')({
  loader: () => Promise.all([needWords('toolkit', 'form-validation'), queryClient.prefetchQuery(takenEmail)]),
  staticData: { title: 'pages:form-validation' },
  component: ValidationPage,
});

function ValidationPage() {
  const { t } = useTranslation('form-validation');
  const taken = useQuery(takenEmail).data;
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('left.title')} note={t('left.note')} code={() => import('./validation/WhenLeft.tsx?raw')}>
        <WhenLeft />
      </Example>
      <Example
        title={t('together.title')}
        note={t('together.note')}
        code={() => import('./validation/Together.tsx?raw')}
      >
        <Together />
      </Example>
      <Example
        title={t('server.title')}
        note={t('server.note')}
        code={() => import('./validation/ServerAnswer.tsx?raw')}
      >
        {taken === undefined ? <SkeletonRows rows={2} /> : <ServerAnswer taken={taken} />}
      </Example>
      <Example title={t('above.title')} note={t('above.note')} code={() => import('./validation/AboveAll.tsx?raw')}>
        <AboveAll />
      </Example>
      <Example title={t('faults.title')} note={t('faults.note')} code={() => import('./validation/Faults.tsx?raw')}>
        <Faults />
      </Example>
      <Example
        title={t('typing.title')}
        note={t('typing.note')}
        code={() => import('./validation/WhileTyping.tsx?raw')}
      >
        <WhileTyping />
      </Example>
    </ExamplesPage>
  );
}
