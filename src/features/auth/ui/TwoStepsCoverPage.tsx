import { createFileRoute } from '@tanstack/react-router';
import { TwoSteps } from './TwoSteps.tsx';

export const Route = createFileRoute('/_plain/pages/two-steps-cover')({
  staticData: { title: 'pages:two-steps-cover' },
  component: TwoStepsCoverPage,
});

function TwoStepsCoverPage() {
  return <TwoSteps variant="cover" />;
}
