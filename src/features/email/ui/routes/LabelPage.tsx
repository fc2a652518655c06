import { createFileRoute } from '@tanstack/react-router';
import { prefetchList } from './prefetchList.ts';

export const Route = createFileRoute('/_frame/apps/email/label/$label')({
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ deps, params: { label } }) => prefetchList({ folder: 'all', label, q: deps.q }),
  staticData: { title: 'pages:email', workbench: true },
});
