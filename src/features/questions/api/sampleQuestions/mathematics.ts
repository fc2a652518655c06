import {
  essay,
  matching,
  multiple,
  numerical,
  ordering,
  part,
  right,
  type SampleQuestion,
  short,
  single,
  truefalse,
  wrong,
} from './write.ts';

export const MATHEMATICS: SampleQuestion[] = [
  numerical(
    'Solve for $x$: $3(x - 4) = 2x + 7$',
    [
      [19, 0, 100, '$3x - 12 = 2x + 7$, so $x = 19$.'],
      [-5, 0, 0, 'Mind the sign when 12 goes to the other side.'],
    ],
    {
      in: 'Equations',
      difficulty: 'easy',
      tags: ['Linear equations', 'Exam 2026'],
    },
  ),
  short(
    'What does the vertex of $y = (x - 2)^2 + 5$ tell you? Write it as a point, like (1, 4).',
    [
      right('(2, 5)', 'The least value of $y$ is 5, and it is reached at $x = 2$.'),
      right('(2,5)'),
      part(50, '(-2, 5)', 'In $(x - h)^2$ the vertex is at $x = h$, not at $-h$.'),
      part(50, '(-2,5)'),
    ],
    {
      in: 'Functions',
      difficulty: 'hard',
      points: 2,
      tags: ['Parabola'],
      before: 'What is the vertex of $y = (x - 2)^2 + 5$?',
    },
  ),
  short(
    'Name the inverse function of $f(x) = e^x$.',
    [
      right('ln*', 'The natural logarithm undoes the exponential function.'),
      right('natural log*'),
      part(50, 'log*', 'Of which base? The natural logarithm has its own name.'),
    ],
    { in: 'Functions', difficulty: 'hard', tags: ['Logarithms', 'Inverse functions'] },
  ),
  single(
    'The picture shows a parabola; each square is one unit. What is its equation?\n\n[picture:parabola]',
    [
      right('$y = (x - 2)^2 - 3$', 'The vertex is at $(2, -3)$, and it opens upwards as $y = x^2$ does.'),
      wrong('$y = (x + 2)^2 - 3$', 'This one has its vertex on the other side of the $y$-axis.'),
      wrong('$y = (x - 3)^2 + 2$', 'The coordinates of the vertex are the wrong way round.'),
      wrong('$y = 2x^2 - 3$', 'This one is symmetrical about the $y$-axis.'),
    ],
    { in: 'Functions', points: 2, tags: ['Parabola', 'Graphs'] },
  ),
  numerical(
    'Work out $\\log_2 32$.',
    [
      [5, 0, 100, '$2^5 = 32$.'],
      [16, 0, 0, 'A logarithm is not a division by the base.'],
    ],
    {
      in: 'Functions',
      difficulty: 'easy',
      tags: ['Logarithms'],
    },
  ),
  matching(
    'Match each function with its derivative.',
    [
      ['$\\sin x$', 'cos x'],
      ['$\\cos x$', '−sin x'],
      ['$e^x$', 'eˣ'],
      ['$\\ln x$', '1/x'],
    ],
    { in: 'Functions', difficulty: 'hard', points: 4, tags: ['Derivatives'], distractors: ['sin x', 'x·eˣ⁻¹'] },
  ),
  multiple(
    'Which of these equations have **two different real** solutions?',
    [
      part(50, '$x^2 - 5x + 6 = 0$', 'The discriminant is $25 - 24 = 1$.'),
      part(50, '$x^2 = 7$', '$x = \\sqrt{7}$ and $x = -\\sqrt{7}$.'),
      part(-50, '$x^2 + 4x + 4 = 0$', 'The discriminant is 0: one solution, $x = -2$.'),
      part(-50, '$x^2 + 1 = 0$', 'The discriminant is $-4$: no real solution.'),
    ],
    {
      in: 'Equations',
      points: 2,
      tags: ['Quadratic equations', 'Exam 2026'],
      feedback: 'Look at the discriminant first:\n\n$$\\Delta = b^2 - 4ac$$',
    },
  ),
  ordering(
    'Put the steps of **completing the square** for $x^2 + 6x + 1 = 0$ in order.',
    ['$x^2 + 6x = -1$', '$x^2 + 6x + 9 = 8$', '$(x + 3)^2 = 8$', '$x + 3 = \\pm\\sqrt{8}$', '$x = -3 \\pm 2\\sqrt{2}$'],
    { in: 'Equations', points: 2, tags: ['Quadratic equations'] },
  ),
  truefalse(
    'For all real numbers $a$ and $b$: $\\sqrt{a^2 + b^2} = a + b$.',
    false,
    [
      'Try $a = 3$ and $b = 4$: the left side is 5.',
      'With $a = 3$ and $b = 4$ it is 5 on one side and 7 on the other.',
    ],
    {
      in: 'Equations',
      difficulty: 'easy',
      tags: ['Roots'],
    },
  ),
  numerical(
    'Five pupils scored 4, 7, 7, 8 and 14. What is the **mean**?',
    [
      [8, 0, 100, '$40 \\div 5 = 8$'],
      [7, 0, 30, 'This is the median, and the mode too.'],
    ],
    {
      in: 'Statistics',
      difficulty: 'easy',
      unit: 'points',
      tags: ['Averages'],
    },
  ),
  single(
    'Which of these is changed **least** by one very large value in the data?',
    [
      right('Median', 'It looks at the order only, not at how far away a value is.'),
      wrong('Mean'),
      wrong('Range', 'The range is made of the largest and the smallest value.'),
      wrong('Standard deviation'),
    ],
    { in: 'Statistics', tags: ['Averages', 'Spread'] },
  ),
  numerical(
    'Two fair dice are thrown. What is the probability that the sum is **7**? Give it as a decimal with three places.',
    [
      [0.167, 0.0006, 100, 'Six of the 36 results: $6/36 \\approx 0.167$.'],
      [16.7, 0.1, 50, 'This is the percentage.'],
    ],
    {
      in: 'Statistics',
      points: 2,
      tags: ['Probability', 'Calculation'],
    },
  ),
  essay('Prove that the sum of two **odd** numbers is always **even**.', {
    in: 'Equations',
    difficulty: 'medium',
    points: 4,
    tags: ['Proof'],
    template: 'Let the two odd numbers be …',
    notes:
      'One point for $2m + 1$ and $2n + 1$ with different letters, one for the sum, one for $2(m + n + 1)$, one for the conclusion. Examples alone give no point.',
    words: [20, 150],
  }),
  single(
    'What is the value of $x$ if $2^{x+1} = 32$?',
    [right('4'), wrong('5', 'Mind the $+1$ in the exponent.'), wrong('15'), wrong('16')],
    {
      in: 'Functions',
      difficulty: 'medium',
      tags: ['Exponents'],
      status: 'draft',
    },
  ),
];
