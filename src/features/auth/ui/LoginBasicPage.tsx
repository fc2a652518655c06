import { createFileRoute } from '@tanstack/react-router';
import { beforeLogin } from './enter.ts';
import { Login } from './Login.tsx';
import { readReturnTo } from './paths.ts';

export const Route = createFileRoute('/_plain/pages/login-basic')({
  staticData: { title: 'auth:login.title' },
  validateSearch: readReturnTo,
  beforeLoad: (coming) => beforeLogin(coming, 'basic'),
  component: LoginBasicPage,
});

function LoginBasicPage() {
  return <Login variant="basic" />;
}
