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

export const SCIENCE: SampleQuestion[] = [
  numerical(
    'The picture shows the speed of a tram. One square is 1 s wide and 2 m/s high. How **far** does it go in the 10 s shown?\n\n[picture:tram]',
    [
      [84, 0.5, 100, 'The distance is the area under the line: 12 + 48 + 24 = 84 m.'],
      [120, 0.5, 20, 'It is not at full speed all the time.'],
    ],
    { in: 'Motion', difficulty: 'hard', points: 3, unit: 'm', tags: ['Graphs', 'Calculation'] },
  ),
  numerical(
    'A car goes from 0 to 27 m/s in 9 s. What is its mean acceleration?',
    [
      [3, 0, 100, '$a = \\Delta v / \\Delta t = 27 / 9$'],
      [243, 0, 0, 'Divide, do not multiply.'],
    ],
    {
      in: 'Motion',
      difficulty: 'easy',
      unit: 'm/s²',
      tags: ['Acceleration', 'Calculation'],
    },
  ),
  truefalse(
    'Without air, a feather and a hammer fall equally fast.',
    true,
    ['It was shown on the Moon in 1971.', 'The heavier body is pulled more, but is also harder to speed up.'],
    {
      in: 'Motion',
      difficulty: 'easy',
      tags: ['Gravity'],
    },
  ),
  single(
    'Two equal resistors of 6 Ω are connected **in parallel**. What is their total resistance?',
    [right('3 Ω', '$1/R = 1/6 + 1/6$'), wrong('6 Ω'), wrong('12 Ω', 'This is the value in series.'), wrong('36 Ω')],
    {
      in: 'Electricity',
      points: 2,
      tags: ['Resistance', 'Exam 2026'],
    },
  ),
  matching(
    'Match each quantity with its unit.',
    [
      ['Current', 'ampere'],
      ['Voltage', 'volt'],
      ['Resistance', 'ohm'],
      ['Power', 'watt'],
      ['Charge', 'coulomb'],
    ],
    {
      in: 'Electricity',
      difficulty: 'easy',
      points: 5,
      tags: ['Units'],
      distractors: ['joule', 'newton'],
    },
  ),
  short('Which law says $V = I \\cdot R$? Give the name of the person.', [right('Ohm*'), right('Georg*Ohm')], {
    in: 'Electricity',
    difficulty: 'easy',
    tags: ['Resistance'],
  }),
  numerical(
    'How many **neutrons** has an atom of $^{23}_{11}\\mathrm{Na}$?',
    [
      [12, 0, 100, 'Mass number minus atomic number: 23 − 11.'],
      [11, 0, 0, 'These are the protons.'],
      [23, 0, 0, 'This is protons and neutrons together.'],
    ],
    {
      in: 'Atoms and bonding',
      tags: ['Atoms', 'Exam 2026'],
    },
  ),
  multiple(
    'Which of these substances have **ionic** bonds?',
    [
      part(50, 'Sodium chloride, $\\mathrm{NaCl}$'),
      part(50, 'Magnesium oxide, $\\mathrm{MgO}$'),
      part(-50, 'Water, $\\mathrm{H_2O}$', 'Hydrogen and oxygen share electrons.'),
      part(-50, 'Methane, $\\mathrm{CH_4}$', 'Two non-metals: covalent.'),
    ],
    { in: 'Atoms and bonding', points: 2, tags: ['Bonding'] },
  ),
  single(
    'Which equation is **balanced**?',
    [
      right('$2\\,\\mathrm{H_2} + \\mathrm{O_2} \\rightarrow 2\\,\\mathrm{H_2O}$'),
      wrong(
        '$\\mathrm{H_2} + \\mathrm{O_2} \\rightarrow \\mathrm{H_2O}$',
        'One atom of oxygen is missing on the right.',
      ),
      wrong(
        '$\\mathrm{H_2} + \\mathrm{O} \\rightarrow \\mathrm{H_2O}$',
        'It adds up, but oxygen comes as $\\mathrm{O_2}$.',
      ),
      wrong('$4\\,\\mathrm{H} + \\mathrm{O_2} \\rightarrow \\mathrm{2\\,HO}$'),
    ],
    {
      in: 'Reactions',
      tags: ['Equations'],
    },
  ),
  ordering(
    'Put these metals in order, the **most reactive** first.',
    ['Potassium', 'Magnesium', 'Zinc', 'Copper', 'Gold'],
    { in: 'Reactions', points: 2, tags: ['Metals'] },
  ),
  truefalse(
    'A solution with pH 3 is ten times as acidic as one with pH 4.',
    true,
    ['Each step of the scale is a factor of ten.', 'The scale is logarithmic: each step is a factor of ten.'],
    {
      in: 'Reactions',
      difficulty: 'hard',
      tags: ['Acids', 'Logarithms'],
    },
  ),
  essay(
    'Describe an experiment that shows which of three unlabelled white powders is **table salt**, which is **sugar** and which is **chalk**. Nothing may be tasted.',
    {
      in: 'Reactions',
      points: 8,
      tags: ['Lab', 'Exam 2026'],
      words: [100, 300],
      notes:
        'Solubility separates chalk; acid makes it fizz. Conductivity of the solution, or careful heating, tells salt from sugar. Two points for safety.',
    },
  ),
  short(
    'What is the chemical **symbol** of iron?',
    [right('Fe', 'From *ferrum*.'), part(0, 'Ir', 'This is iridium.')],
    {
      in: 'Atoms and bonding',
      difficulty: 'easy',
      tags: ['Elements'],
      caseSensitive: true,
      status: 'retired',
    },
  ),
  single(
    'Which change of state takes place when frost forms on a window?',
    [right('From gas to solid'), wrong('From liquid to solid')],
    {
      in: 'Atoms and bonding',
      name: 'Frost on the window',
      tags: ['States of matter'],
      status: 'draft',
    },
  ),
  matching('Match each lab tool with what it is for.', [['Burette', '']], {
    in: 'Reactions',
    name: 'Lab tools (to be finished)',
    tags: ['Lab'],
    status: 'draft',
  }),
];
