import { createFileRoute } from '@tanstack/react-router';
import { Newest } from '../Newest.tsx';

export const Route = createFileRoute('/_frame/apps/invoice/preview')({
  staticData: { title: 'pages:invoice-preview' },
  component: () => <Newest to="/apps/invoice/preview/$id" />,
});
