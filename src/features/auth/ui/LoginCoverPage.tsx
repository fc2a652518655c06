import { createFileRoute } from '@tanstack/react-router';
import { beforeLogin } from './enter.ts';
import { Login } from './Login.tsx';
import { readReturnTo } from './paths.ts';

export const Route = createFileRoute('/_plain/pages/login-cover')({
  staticData: { title: 'auth:login.title' },
  validateSearch: readReturnTo,
  beforeLoad: (coming) => beforeLogin(coming, 'cover'),
  component: LoginCoverPage,
});

function LoginCoverPage() {
  return <Login variant="cover" />;
}
