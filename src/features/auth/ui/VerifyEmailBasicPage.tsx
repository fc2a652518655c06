import { createFileRoute } from '@tanstack/react-router';
import { readToken } from './paths.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

export const Route = createFileRoute('/_plain/pages/verify-email-basic')({
  staticData: { title: 'auth:verify.title' },
  validateSearch: readToken,
  component: VerifyEmailBasicPage,
});

function VerifyEmailBasicPage() {
  return <VerifyEmail variant="basic" />;
}
