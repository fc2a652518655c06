import { createFileRoute } from '@tanstack/react-router';
import { prefetchList } from './prefetchList.ts';

/** The page around it shows the mails; this says which. */
export const Route = createFileRoute('/_frame/apps/email/')({
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ deps }) => prefetchList({ folder: 'inbox', label: '', q: deps.q }),
  staticData: { title: 'pages:email', workbench: true },
});
