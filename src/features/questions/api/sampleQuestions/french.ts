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

export const FRENCH: SampleQuestion[] = [
  single(
    'Choisissez la forme correcte du **subjonctif** : « Il faut que tu ___ à l’heure. »',
    [
      right('sois', '« Il faut que » est suivi du subjonctif : que tu sois.'),
      wrong('es', 'C’est l’indicatif présent.'),
      wrong('seras', 'C’est le futur.'),
      wrong('serais', 'C’est le conditionnel.'),
    ],
    { in: 'Grammaire', tags: ['Subjonctif', 'Exam 2026'] },
  ),
  short(
    'Mettez au **passé composé** : « Elle (aller) au marché. » Écrivez la phrase entière.',
    [
      right('Elle est allée au marché.'),
      right('Elle est allée au marché'),
      part(50, 'Elle est allé au marché*', 'Avec « être » le participe s’accorde avec le sujet.'),
      part(0, 'Elle a allé*', '« Aller » se conjugue avec « être ».'),
    ],
    {
      in: 'Grammaire',
      tags: ['Passé composé', 'Accord'],
    },
  ),
  multiple(
    'Quels verbes forment le passé composé avec **être** ?',
    [
      part(33.33333, 'naître'),
      part(33.33333, 'venir'),
      part(33.33333, 'tomber'),
      part(-50, 'courir', 'J’ai couru.'),
      part(-50, 'marcher', 'J’ai marché.'),
    ],
    { in: 'Grammaire', difficulty: 'easy', points: 3, tags: ['Passé composé'] },
  ),
  ordering('Remettez les mots dans l’ordre pour former une phrase.', ['Je', 'ne', 'le', 'lui', 'ai', 'pas', 'donné'], {
    in: 'Grammaire',
    difficulty: 'hard',
    points: 2,
    tags: ['Pronoms', 'Négation'],
    feedback: '« Je ne le lui ai pas donné. » Les pronoms sont devant l’auxiliaire, le direct avant *lui*.',
  }),
  truefalse(
    'Dans « les livres que j’ai **lus** », le participe passé s’accorde avec *livres*.',
    true,
    [
      'Le complément direct est placé avant le verbe.',
      'Le complément direct « que » (les livres) est placé avant : il y a accord.',
    ],
    {
      in: 'Grammaire',
      tags: ['Accord'],
    },
  ),
  matching(
    'Reliez chaque expression à son sens.',
    [
      ['avoir le cafard', 'être triste'],
      ['poser un lapin', 'ne pas venir à un rendez-vous'],
      ['coûter les yeux de la tête', 'être très cher'],
      ['tomber dans les pommes', 's’évanouir'],
    ],
    {
      in: 'Vocabulaire',
      points: 4,
      tags: ['Expressions'],
      distractors: ['avoir très faim'],
    },
  ),
  single(
    'Quel mot est un **faux ami** de l’anglais *library* ?',
    [
      right('librairie', 'On y achète des livres ; on les emprunte à la bibliothèque.'),
      wrong('bibliothèque', 'C’est la bonne traduction de *library*.'),
      wrong('livre'),
      wrong('lecture'),
    ],
    {
      in: 'Vocabulaire',
      difficulty: 'easy',
      tags: ['Faux amis'],
    },
  ),
  short(
    'Donnez le **contraire** de « généreux » (masculin singulier).',
    [right('avare'), right('égoïste'), right('radin', 'C’est juste, mais familier.'), right('mesquin')],
    {
      in: 'Vocabulaire',
      tags: ['Adjectifs'],
    },
  ),
  numerical(
    'Écrivez en chiffres : **quatre-vingt-dix-sept**.',
    [
      [97, 0, 100, '4 × 20 + 10 + 7'],
      [87, 0, 0, 'Ce serait quatre-vingt-sept.'],
    ],
    {
      in: 'Vocabulaire',
      difficulty: 'easy',
      tags: ['Nombres'],
    },
  ),
  numerical(
    '« Le train part à **seize heures moins le quart**. » Combien de minutes après 15 heures ?',
    [
      [45, 0, 100, '15 h 45.'],
      [15, 0, 0, 'C’est un quart d’heure *avant* seize heures.'],
    ],
    {
      in: 'Vocabulaire',
      unit: 'min',
      tags: ['Nombres', 'L’heure'],
    },
  ),
  essay('Vous avez passé un week-end chez une famille française. Écrivez-lui une **lettre de remerciement**.', {
    in: 'Expression écrite',
    points: 10,
    tags: ['Lettre', 'Exam 2026'],
    words: [120, 180],
    template: 'Chère famille Martin,\n\n…\n\nAmicalement,',
    notes: 'Contenu 4, langue 4, forme de la lettre 2. Passé composé et imparfait sont attendus.',
  }),
  truefalse(
    'Une lettre qui commence par « Monsieur le Directeur » peut finir par « Bisous ».',
    false,
    [
      'Relisez les formules de politesse : ici on écrit « Veuillez agréer, Monsieur le Directeur… ».',
      '« Bisous » est pour la famille et les amis.',
    ],
    {
      in: 'Expression écrite',
      difficulty: 'easy',
      tags: ['Lettre', 'Registre'],
    },
  ),
  single(
    'Quelle phrase est au **discours indirect** ?',
    [
      right('Il dit qu’il viendra demain.'),
      wrong('Il dit : « Je viendrai demain. »'),
      wrong('Viendra-t-il demain ?'),
      wrong('Qu’il vienne demain !'),
    ],
    {
      in: 'Grammaire',
      difficulty: 'medium',
      tags: ['Discours indirect'],
      status: 'draft',
      before: 'Discours indirect : laquelle ?',
    },
  ),
];
