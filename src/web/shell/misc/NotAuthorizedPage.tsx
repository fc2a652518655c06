import { createFileRoute } from '@tanstack/react-router';
import { MiscPage } from './MiscPage.tsx';
import { NotAuthorizedMessage } from './NotAuthorizedMessage.tsx';

export const Route = createFileRoute('/_plain/misc/not-authorized')({
  staticData: { title: 'pages:not-authorized' },
  component: NotAuthorizedPage,
});

function NotAuthorizedPage() {
  return (
    <MiscPage>
      <NotAuthorizedMessage />
    </MiscPage>
  );
}
