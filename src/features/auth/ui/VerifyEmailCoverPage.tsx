import { createFileRoute } from '@tanstack/react-router';
import { readToken } from './paths.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

export const Route = createFileRoute('/_plain/pages/verify-email-cover')({
  staticData: { title: 'pages:verify-email-cover' },
  validateSearch: readToken,
  component: VerifyEmailCoverPage,
});

function VerifyEmailCoverPage() {
  return <VerifyEmail variant="cover" />;
}
