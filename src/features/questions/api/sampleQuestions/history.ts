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

export const HISTORY: SampleQuestion[] = [
  truefalse(
    'The Treaty of Versailles was signed in 1919.',
    true,
    [
      'On 28 June 1919, five years after the shots at Sarajevo.',
      'The war ended in November 1918; the treaty was signed on 28 June 1919.',
    ],
    {
      in: 'Between the wars',
      difficulty: 'easy',
      tags: ['Versailles', 'Dates'],
    },
  ),
  essay(
    'Explain why the League of Nations failed to prevent the Second World War. Give at least **three** reasons, each with an example.',
    {
      in: 'Between the wars',
      difficulty: 'hard',
      points: 12,
      tags: ['League of Nations', 'Exam 2026'],
      words: [250, 600],
      notes:
        'Absent powers (USA; later Germany, Japan); no army of its own; decisions had to be unanimous; Manchuria 1931, Abyssinia 1935. Up to three points for each reason with an example, three for the argument as a whole.',
      before: 'Why did the League of Nations fail?',
    },
  ),
  ordering(
    'Put these events in order, the earliest first.',
    [
      'Assassination at Sarajevo',
      'Battle of the Somme',
      'The United States enter the First World War',
      'Armistice at Compiègne',
      'Treaty of Versailles',
    ],
    {
      in: 'The First World War',
      points: 3,
      tags: ['Dates', 'Exam 2026'],
      feedback: 'June 1914, July 1916, April 1917, November 1918, June 1919.',
    },
  ),
  single(
    'Which event is usually called the **immediate cause** of the First World War?',
    [
      right('The assassination of Archduke Franz Ferdinand', 'In Sarajevo on 28 June 1914.'),
      wrong('The sinking of the Lusitania', 'That was in 1915, when the war was under way.'),
      wrong('The invasion of Poland', 'That began the Second World War.'),
      wrong('The October Revolution'),
    ],
    { in: 'The First World War', difficulty: 'easy', tags: ['Causes'] },
  ),
  multiple(
    'Which of these states belonged to the **Triple Entente**?',
    [
      part(33.33333, 'France'),
      part(33.33333, 'Great Britain'),
      part(33.33333, 'Russia'),
      part(-50, 'Austria-Hungary', 'It was in the Triple Alliance.'),
      part(-50, 'Italy', 'It was in the Triple Alliance, and changed sides in 1915.'),
    ],
    { in: 'The First World War', points: 3, tags: ['Alliances'] },
  ),
  matching(
    'Match each leader with his state in 1919.',
    [
      ['Woodrow Wilson', 'United States'],
      ['Georges Clemenceau', 'France'],
      ['David Lloyd George', 'United Kingdom'],
      ['Vittorio Orlando', 'Italy'],
    ],
    {
      in: 'Between the wars',
      points: 2,
      tags: ['Versailles', 'People'],
      distractors: ['Belgium', 'Japan'],
    },
  ),
  short(
    'Which city gave the German republic of 1919 to 1933 its name?',
    [
      right('Weimar', 'The assembly that wrote its constitution met there.'),
      part(0, 'Berlin', 'Berlin was the capital; the name comes from where the constitution was written.'),
    ],
    {
      in: 'Between the wars',
      tags: ['Weimar Republic'],
    },
  ),
  numerical(
    'In which year did the **Western Roman Empire** end, by the traditional date?',
    [
      [476, 0, 100, 'Odoacer deposed Romulus Augustulus.'],
      [1453, 0, 20, 'This is the end of the Eastern Empire, with the fall of Constantinople.'],
    ],
    {
      in: 'Ancient history',
      tags: ['Rome', 'Dates'],
    },
  ),
  matching(
    'Match each invention with the civilisation it is best known from.',
    [
      ['Cuneiform writing', 'Sumer'],
      ['Paper', 'Han China'],
      ['Papyrus scrolls', 'Ancient Egypt'],
      ['The number zero as a digit', 'India'],
    ],
    {
      in: 'Ancient history',
      points: 4,
      tags: ['Inventions'],
      distractors: ['Phoenicia'],
    },
  ),
  truefalse(
    'In ancient Athens every adult who lived in the city could vote in the assembly.',
    false,
    [
      'Only free men who were citizens could; women, slaves and foreigners could not.',
      'Women, slaves and foreigners had no vote.',
    ],
    {
      in: 'Ancient history',
      difficulty: 'easy',
      tags: ['Athens', 'Democracy'],
    },
  ),
  ordering(
    'Put these empires in the order in which they **began**.',
    ['Old Kingdom of Egypt', 'Persian Empire of the Achaemenids', 'Roman Empire', 'Ottoman Empire'],
    {
      in: 'Ancient history',
      difficulty: 'medium',
      tags: ['Dates'],
      status: 'retired',
    },
  ),
  single(
    'What did the **Marshall Plan** offer to Europe?',
    [
      right('Money and goods for rebuilding', 'About 13 billion dollars between 1948 and 1952.'),
      wrong('A common army'),
      wrong('A common currency', 'The euro came half a century later.'),
      wrong('A border along the Elbe'),
    ],
    { in: 'The Cold War', tags: ['Economy'] },
  ),
  numerical(
    'How many years did the **Berlin Wall** stand? (From August 1961 to November 1989, in whole years.)',
    [[28, 0, 100, '1989 − 1961 = 28.']],
    {
      in: 'The Cold War',
      difficulty: 'easy',
      unit: 'years',
      tags: ['Berlin', 'Calculation'],
    },
  ),
  essay('Was the Cuban missile crisis won by one side? Argue for **both** answers before you give your own.', {
    in: 'The Cold War',
    difficulty: 'hard',
    points: 10,
    tags: ['Cuba'],
    words: [200, 500],
    status: 'draft',
    notes:
      'Look for the missiles in Turkey, the promise not to invade, and the hotline. A one-sided answer gets five points at most.',
  }),
];
