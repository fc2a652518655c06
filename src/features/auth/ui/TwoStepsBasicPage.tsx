import { createFileRoute } from '@tanstack/react-router';
import { TwoSteps } from './TwoSteps.tsx';

export const Route = createFileRoute('/_plain/pages/two-steps-basic')({
  staticData: { title: 'auth:twoSteps.title' },
  component: TwoStepsBasicPage,
});

function TwoStepsBasicPage() {
  return <TwoSteps variant="basic" />;
}
