import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { twoStepsQuery } from './queries.ts';
import classes from './SecurityPage.module.css';
import { TwoStepsCard } from './TwoStepsCard.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/security')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(twoStepsQuery),
  component: SecurityPage,
});

function SecurityPage() {
  const user = useSession();
  if (!user) return null;
  return (
    <div className={classes.stack}>
      <ChangePassword mustChange={user.mustChangePassword} />
      <TwoStepsCard />
    </div>
  );
}
