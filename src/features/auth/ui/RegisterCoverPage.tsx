import { createFileRoute } from '@tanstack/react-router';
import { beforeRegister } from './enter.ts';
import { readReturnTo } from './paths.ts';
import { Register } from './Register.tsx';

export const Route = createFileRoute('/_plain/pages/register-cover')({
  staticData: { title: 'auth:register.title' },
  validateSearch: readReturnTo,
  beforeLoad: beforeRegister,
  component: RegisterCoverPage,
});

function RegisterCoverPage() {
  return <Register variant="cover" />;
}
