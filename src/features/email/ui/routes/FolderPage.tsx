import { createFileRoute, notFound } from '@tanstack/react-router';
import { isView } from '../address.ts';
import { prefetchList } from './prefetchList.ts';

export const Route = createFileRoute('/_frame/apps/email/$folder')({
  beforeLoad: ({ params }) => {
    if (!isView(params.folder)) throw notFound();
  },
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ deps, params: { folder } }) => {
    if (isView(folder)) prefetchList({ folder, label: '', q: deps.q });
  },
  staticData: { title: 'pages:email', workbench: true },
});
