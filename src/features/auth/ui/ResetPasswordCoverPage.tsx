import { createFileRoute } from '@tanstack/react-router';
import { readToken } from './paths.ts';
import { linkQuery } from './queries.ts';
import { ResetPassword } from './ResetPassword.tsx';

export const Route = createFileRoute('/_plain/pages/reset-password-cover')({
  staticData: { title: 'auth:reset.title' },
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  // Its words follow the link. Without an answer it opens all the same, and saving will tell.
  loader: async ({ context, deps: { token } }) => {
    if (token) await context.queryClient.ensureQueryData(linkQuery(token)).catch(() => null);
  },
  component: ResetPasswordCoverPage,
});

function ResetPasswordCoverPage() {
  return <ResetPassword variant="cover" />;
}
