import { createFileRoute } from '@tanstack/react-router';
import { readToken } from './paths.ts';
import { ResetPassword } from './ResetPassword.tsx';

export const Route = createFileRoute('/_plain/pages/reset-password-basic')({
  staticData: { title: 'auth:reset.title' },
  validateSearch: readToken,
  component: ResetPasswordBasicPage,
});

function ResetPasswordBasicPage() {
  return <ResetPassword variant="basic" />;
}
