import { createFileRoute } from '@tanstack/react-router';
import { Newest } from '../Newest.tsx';

export const Route = createFileRoute('/_frame/apps/invoice/edit')({
  staticData: { title: 'pages:invoice-edit' },
  component: () => <Newest to="/apps/invoice/edit/$id" />,
});
