import type { Plan } from '#contract/account.ts';

interface OnePlan {
  plan: Plan;
  title: string;
  subtitle: string;
  benefits: string[];
  popular?: true;
}

export const PLANS: OnePlan[] = [
  {
    plan: 'basic',
    title: 'Basic',
    subtitle: 'A simple start for everyone',
    benefits: [
      '100 responses a month',
      'Unlimited forms and quizzes',
      'Unlimited fields',
      'The question bank with its eight kinds',
      'Up to 2 subdomains',
    ],
  },
  {
    plan: 'company',
    title: 'Standard',
    subtitle: 'For one school',
    popular: true,
    benefits: [
      'Unlimited responses',
      'Unlimited forms and quizzes',
      'Invoices, shop and calendar for the whole staff',
      'Import and export of users and questions',
      'Up to 10 subdomains',
      '1GB file upload storage',
    ],
  },
  {
    plan: 'enterprise',
    title: 'Enterprise',
    subtitle: 'For school groups and districts',
    benefits: [
      'Everything in Standard',
      'Unlimited subdomains',
      'Roles and permissions of your own',
      'The audit log with export',
      '5GB file upload storage',
      'An answer within four working hours',
    ],
  },
];

type Values = [basic: boolean | string, standard: boolean | string, enterprise: boolean | string];

export const FEATURES: [title: string, values: Values][] = [
  ['Responses a month', ['100', 'Unlimited', 'Unlimited']],
  ['Subdomains', ['2', '10', 'Unlimited']],
  ['File upload storage', ['100MB', '1GB', '5GB']],
  ['Question bank and practice', [true, true, true]],
  ['Email, chat, calendar and to-do', [true, true, true]],
  ['Kanban boards', [true, true, true]],
  ['Import and export', [false, true, true]],
  ['Invoices and shop', [false, true, true]],
  ['Own roles and permissions', [false, false, true]],
  ['Audit log', [false, false, true]],
  ['Support', ['Knowledge base', 'By mail, within a day', 'Within four working hours']],
];

export const QUESTIONS: [question: string, answer: string][] = [
  [
    'What counts as a response?',
    'Each answer that a student hands in counts once: in a practice, a quiz or a form. Looking at a question, and answers that were never handed in, do not count.',
  ],
  [
    'What happens when the 100 responses of Basic are used up?',
    'Nothing is lost, and nobody is stopped in the middle of a practice. If it happens month after month, Standard suits you better; you can change to it on this page.',
  ],
  [
    'Can I change my plan later?',
    'At any time, on this page. A larger plan counts at once. When you go back to Basic, you keep what you have paid for until its end.',
  ],
  [
    'What is the difference between monthly and yearly?',
    'The plan is the same. Paid for a year at once, Standard costs 40 a month instead of 49 (480 for the year) and Enterprise 80 instead of 99 (960 for the year).',
  ],
  [
    'Do students pay anything?',
    'No. A plan belongs to the account that chose it. Students practise, read and hand in without one.',
  ],
  [
    'Who sees my data?',
    'Only your school. Every school has its own database, and you can download your own data in your account settings whenever you like.',
  ],
];
