import { createFileRoute } from '@tanstack/react-router';
import { MiscPage } from './MiscPage.tsx';
import { NotFoundMessage } from './NotFound.tsx';

export const Route = createFileRoute('/_plain/misc/error')({
  staticData: { title: 'pages:error' },
  component: ErrorPage,
});

function ErrorPage() {
  return (
    <MiscPage>
      <NotFoundMessage />
    </MiscPage>
  );
}
