import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from './ForgotPassword.tsx';

export const Route = createFileRoute('/_plain/pages/forgot-password-basic')({
  staticData: { title: 'auth:forgot.title' },
  component: ForgotPasswordBasicPage,
});

function ForgotPasswordBasicPage() {
  return <ForgotPassword variant="basic" />;
}
