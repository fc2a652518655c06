import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from './ForgotPassword.tsx';

export const Route = createFileRoute('/_plain/pages/forgot-password-cover')({
  staticData: { title: 'auth:forgot.title' },
  component: ForgotPasswordCoverPage,
});

function ForgotPasswordCoverPage() {
  return <ForgotPassword variant="cover" />;
}
