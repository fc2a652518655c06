import { createFileRoute } from '@tanstack/react-router';
import { TwoSteps } from './TwoSteps.tsx';

export const Route = createFileRoute('/_plain/pages/two-steps-cover')({
  staticData: { title: 'auth:twoSteps.title' },
  component: TwoStepsCoverPage,
});

function TwoStepsCoverPage() {
  return <TwoSteps variant="cover" />;
}
