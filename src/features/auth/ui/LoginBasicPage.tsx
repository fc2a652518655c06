import { createFileRoute } from '@tanstack/react-router';
import { beforeLogin } from './enter.ts';
import { Login } from './Login.tsx';
import { readReturnTo } from './paths.ts';

export const Route = createFileRoute('/_plain/pages/login-basic')({
  staticData: { title: 'pages:login-basic' },
  validateSearch: readReturnTo,
  beforeLoad: ({ search }) => beforeLogin(search, 'basic'),
  component: LoginBasicPage,
});

function LoginBasicPage() {
  return <Login variant="basic" />;
}
