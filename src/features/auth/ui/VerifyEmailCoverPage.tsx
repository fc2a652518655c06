import { createFileRoute } from '@tanstack/react-router';
import { readToken } from './paths.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

export const Route = createFileRoute('/_plain/pages/verify-email-cover')({
  staticData: { title: 'auth:verify.title' },
  validateSearch: readToken,
  component: VerifyEmailCoverPage,
});

function VerifyEmailCoverPage() {
  return <VerifyEmail variant="cover" />;
}
