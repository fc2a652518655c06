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

export const BIOLOGY: SampleQuestion[] = [
  single(
    'Where in the cell does the **Krebs cycle** take place?',
    [
      wrong('Cytoplasm', 'Glycolysis happens here, the step before.'),
      wrong('Inner mitochondrial membrane', 'That is the electron transport chain.'),
      right('Mitochondrial matrix', 'Its enzymes are dissolved in the matrix.'),
      wrong('Nucleus', 'The nucleus holds the DNA; no step of respiration happens there.'),
    ],
    {
      in: 'Respiration',
      points: 2,
      tags: ['Respiration', 'Mitochondria', 'Exam 2026'],
      feedback: 'Glycolysis in the cytoplasm, the Krebs cycle in the matrix, electron transport on the inner membrane.',
      before: 'Where does the Krebs cycle happen?',
    },
  ),
  multiple(
    'Select every product of **aerobic respiration**.',
    [
      part(33.33333, 'Carbon dioxide', 'It is released in the link reaction and the Krebs cycle.'),
      part(33.33333, 'Water', 'Oxygen takes up electrons and hydrogen ions at the end of the chain.'),
      part(33.33333, 'ATP', 'This is what the cell does it for.'),
      part(-50, 'Oxygen', 'Oxygen is used up, not made.'),
      part(-50, 'Lactic acid', 'This is made when there is no oxygen.'),
    ],
    {
      in: 'Respiration',
      points: 3,
      tags: ['Respiration', 'Exam 2026'],
      feedback: 'Glucose and oxygen go in; carbon dioxide, water and ATP come out.',
    },
  ),
  truefalse(
    'ATP is produced in the absence of oxygen.',
    true,
    ['Glycolysis needs no oxygen and gives two molecules of ATP.', 'Think of glycolysis: it needs no oxygen.'],
    {
      in: 'Respiration',
      tags: ['Respiration'],
      feedback: 'Two molecules of ATP for each glucose: little, but enough for a sprint.',
    },
  ),
  matching(
    'Match each organelle with its function.',
    [
      ['Ribosome', 'Builds proteins'],
      ['Mitochondrion', 'Releases energy from food'],
      ['Chloroplast', 'Captures light energy'],
      ['Golgi apparatus', 'Packs and sends proteins'],
      ['Lysosome', 'Breaks down worn-out parts'],
    ],
    { in: 'Cells', points: 5, tags: ['Organelles', 'Exam 2026'], distractors: ['Stores the genetic information'] },
  ),
  single(
    'Which structure is found in a plant cell but **not** in an animal cell?',
    [
      right('Cell wall', 'It is made of cellulose and gives the cell its shape.'),
      wrong('Cell membrane', 'Every cell has one.'),
      wrong('Nucleus', 'Both have one.'),
      wrong('Mitochondrion', 'Plants respire too, day and night.'),
    ],
    { in: 'Cells', difficulty: 'easy', tags: ['Organelles'] },
  ),
  ordering(
    'Put the phases of **mitosis** in order.',
    [
      'Prophase: chromosomes become visible',
      'Metaphase: chromosomes line up in the middle',
      'Anaphase: sister chromatids are pulled apart',
      'Telophase: two new nuclei form',
    ],
    {
      in: 'Cells',
      points: 2,
      tags: ['Cell division'],
      feedback: 'P, M, A, T: the order of a word you can make up for yourself.',
    },
  ),
  numerical(
    'A cell is drawn 60 mm long. The drawing is magnified 1,500 times. How long is the real cell?',
    [
      [40, 0.5, 100, 'Size of the drawing divided by the magnification: 60 mm ÷ 1,500 = 0.04 mm = 40 µm.'],
      [0.04, 0.0005, 50, 'The number is right in millimetres, but micrometres were asked for.'],
    ],
    { in: 'Cells', difficulty: 'hard', points: 2, unit: 'µm', tags: ['Microscopy', 'Calculation'] },
  ),
  short(
    'In DNA, which base pairs with **adenine**?',
    [
      right('thymine', 'A with T, and C with G.'),
      part(50, 'T', 'Write the whole name.'),
      part(0, 'uracil', 'That is in RNA.'),
    ],
    { in: 'Genetics', difficulty: 'easy', tags: ['DNA'] },
  ),
  numerical(
    'Two parents are both **Aa**. What percentage of their children are expected to be **aa**?',
    [
      [25, 0, 100, 'AA, Aa, Aa, aa: one in four.'],
      [0.25, 0, 80, 'Right as a share; as a percentage it is 25.'],
    ],
    { in: 'Genetics', unit: '%', tags: ['Inheritance', 'Calculation'] },
  ),
  truefalse(
    'Identical twins have the same blood group.',
    true,
    [
      'They come from one fertilised egg and share their genes.',
      'They share all their genes, those of the blood group too.',
    ],
    { in: 'Genetics', difficulty: 'easy', tags: ['Inheritance'] },
  ),
  single(
    'A woman carries the allele for haemophilia on **one** of her X chromosomes. The father of her son does not have haemophilia. How likely is the son to have it?',
    [
      wrong('0 %'),
      wrong('25 %', 'This is the chance for any child, before we know that it is a son.'),
      right('50 %', 'A son gets his only X from his mother: one of two.'),
      wrong('100 %'),
    ],
    {
      in: 'Genetics',
      difficulty: 'hard',
      points: 2,
      tags: ['Inheritance', 'Exam 2026'],
      feedback: 'The father gives his son a Y, so his alleles on X play no part.',
    },
  ),
  ordering(
    'Put this food chain in order, from the producer to the top consumer.',
    ['Oak leaf', 'Caterpillar', 'Blue tit', 'Sparrowhawk'],
    { in: 'Ecology', difficulty: 'easy', tags: ['Food chains'] },
  ),
  multiple(
    'Which of these are **abiotic** factors of a pond?',
    [
      part(50, 'Temperature of the water'),
      part(50, 'Amount of light'),
      part(-50, 'Number of pike', 'Pike are alive: a biotic factor.'),
      part(-50, 'Duckweed on the surface', 'Plants are a biotic factor, although they change the light.'),
    ],
    { in: 'Ecology', tags: ['Ecosystems'], status: 'retired', feedback: 'Abiotic: everything that is not alive.' },
  ),
  essay(
    'Explain how a population of bacteria can become **resistant** to an antibiotic. Use the words *mutation*, *selection* and *population*.',
    {
      in: 'Genetics',
      difficulty: 'hard',
      points: 6,
      tags: ['Evolution', 'Exam 2026'],
      words: [80, 250],
      notes:
        'Two points each: random mutation before the antibiotic is used; survival and reproduction of the resistant ones; the share of the allele grows over generations. No point for bacteria that “want” or “learn” to resist.',
    },
  ),
];
