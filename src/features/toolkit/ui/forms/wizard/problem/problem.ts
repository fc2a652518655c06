import type { StepOf } from '#web/kit/useWizard.ts';

export const ABOUT = ['device', 'account', 'thanks'] as const;
export type ProblemStep = 'about' | 'device' | 'account' | 'done';

export interface Problem {
  about: (typeof ABOUT)[number];
  device: string;
  email: string;
}

export const NONE: Problem = { about: 'device', device: '', email: '' };

export interface StepProps {
  wizard: StepOf<Problem>;
}
