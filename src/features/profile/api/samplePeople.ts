/** Who they are, where they live, what they tell; the number of their drawn cover. */
interface SampleProfile {
  name: string;
  designation: string;
  lives: string;
  about: string;
  website?: string;
  cover: number;
}

export const PROFILES: SampleProfile[] = [
  {
    name: 'Ruth Adeyemi',
    designation: 'Head of school',
    lives: 'Alderbrook, England',
    about:
      'I taught mathematics for eleven years before I moved into the office with the squeaky door. My door is open on Tuesdays and Thursdays after the last lesson. Ask me about timetables, tessellations or tomatoes.',
    website: 'https://alderbrook.school/office',
    cover: 1,
  },
  {
    name: 'Oliver Kent',
    designation: 'Training partner, Harbour Training',
    lives: 'Bristol, England',
    about:
      'I bring apprentices and schools together. If your students want to see a workshop from the inside, write to me.',
    website: 'https://harbour-training.example/people/kent',
    cover: 6,
  },
  {
    name: 'Amara Okafor',
    designation: 'Year 11 student',
    lives: 'Alderbrook, England',
    about:
      'Biology first, football second, sleep third. I run the seed library with Priya and write for the school paper.',
    cover: 2,
  },
  {
    name: 'Chloé Laurent',
    designation: 'French and drama teacher',
    lives: 'Lyon, then Alderbrook',
    about: 'Theatre is the quickest way into a language. This term: Molière, in modern French, with far too many hats.',
    website: 'https://alderbrook.school/drama',
    cover: 5,
  },
  {
    name: 'Grace Mbeki',
    designation: 'Science teacher, laboratory lead',
    lives: 'Alderbrook, England',
    about: 'Keeper of the good microscopes. Glasses on, hair back, questions welcome.',
    cover: 8,
  },
  {
    name: 'Marcus Hale',
    designation: 'Physical education, football coach',
    lives: 'Northfield, England',
    about: 'Under-16 coach, reluctant runner, proud owner of forty-one bibs.',
    cover: 4,
  },
  {
    name: 'Hannah Vogel',
    designation: 'Librarian',
    lives: 'Freiburg, Germany',
    about: 'Four books for three weeks. I will find you the fifth one, too.',
    website: 'https://alderbrook.school/library',
    cover: 3,
  },
  {
    name: 'Tomás Herrera',
    designation: 'Computing teacher, robotics club',
    lives: 'Alderbrook, England',
    about: 'We build robots that nearly work, then we find out why. Club on Wednesdays in B4.',
    cover: 7,
  },
  {
    name: 'Ines Carvalho',
    designation: 'Music teacher',
    lives: 'Porto, Portugal',
    about: 'Choir, chamber music and one very patient piano.',
    cover: 5,
  },
  {
    name: 'Samir Haddad',
    designation: 'Careers adviser',
    lives: 'Alderbrook, England',
    about: 'Nobody has to know at sixteen. Let us find out what you like doing on a wet Monday.',
    cover: 6,
  },
  {
    name: 'Priya Sharma',
    designation: 'Year 11 student',
    lives: 'Alderbrook, England',
    about: 'Seed library, chess club, terrible puns.',
    cover: 2,
  },
  {
    name: 'Daniel Osei',
    designation: 'Year 12 student',
    lives: 'Northfield, England',
    about: 'Astronomy club. I know where the telescope key is.',
    cover: 1,
  },
  {
    name: 'Mei Chen',
    designation: 'Year 12 student',
    lives: 'Alderbrook, England',
    about: 'I draw what we do in class. Sometimes also what we should have been doing.',
    cover: 3,
  },
  {
    name: 'Elif Demir',
    designation: 'Year 10 student',
    lives: 'Alderbrook, England',
    about: 'Robots, football, and my little brother’s homework.',
    cover: 7,
  },
  {
    name: 'Liam O’Connor',
    designation: 'Year 11 student',
    lives: 'Alderbrook, England',
    about: 'Goalkeeper. Baker of the good brownies.',
    cover: 4,
  },
];

/** Who follows whom. */
export const FOLLOWS: [who: string, whom: string[]][] = [
  ['Ruth Adeyemi', ['Chloé Laurent', 'Grace Mbeki', 'Hannah Vogel', 'Amara Okafor']],
  ['Oliver Kent', ['Ruth Adeyemi', 'Samir Haddad', 'Tomás Herrera']],
  ['Amara Okafor', ['Priya Sharma', 'Grace Mbeki', 'Liam O’Connor', 'Ruth Adeyemi']],
  ['Chloé Laurent', ['Ruth Adeyemi', 'Hannah Vogel', 'Ines Carvalho', 'Mei Chen', 'Tomás Herrera']],
  ['Grace Mbeki', ['Ruth Adeyemi', 'Tomás Herrera', 'Amara Okafor', 'Daniel Osei', 'Marcus Hale']],
  ['Marcus Hale', ['Ruth Adeyemi', 'Liam O’Connor', 'Elif Demir', 'Grace Mbeki']],
  ['Hannah Vogel', ['Chloé Laurent', 'Mei Chen', 'Ines Carvalho', 'Tomás Herrera']],
  ['Tomás Herrera', ['Grace Mbeki', 'Elif Demir', 'Ruth Adeyemi', 'Samir Haddad']],
  ['Ines Carvalho', ['Chloé Laurent', 'Hannah Vogel', 'Ruth Adeyemi']],
  ['Samir Haddad', ['Oliver Kent', 'Ruth Adeyemi', 'Tomás Herrera', 'Grace Mbeki']],
  ['Priya Sharma', ['Amara Okafor', 'Daniel Osei', 'Mei Chen', 'Grace Mbeki', 'Hannah Vogel']],
  ['Daniel Osei', ['Priya Sharma', 'Grace Mbeki', 'Mei Chen', 'Elif Demir']],
  ['Mei Chen', ['Chloé Laurent', 'Priya Sharma', 'Daniel Osei', 'Hannah Vogel']],
  ['Elif Demir', ['Tomás Herrera', 'Marcus Hale', 'Liam O’Connor', 'Amara Okafor']],
  ['Liam O’Connor', ['Marcus Hale', 'Amara Okafor', 'Elif Demir', 'Daniel Osei']],
];

export const PAGES: {
  kind: 'club' | 'course' | 'team';
  name: string;
  subtitle: string;
  picture: string;
  followers: string[];
}[] = [
  {
    kind: 'club',
    name: 'Robotics club',
    subtitle: 'Wednesdays, room B4',
    picture: 'robotics',
    followers: ['Tomás Herrera', 'Elif Demir', 'Daniel Osei', 'Grace Mbeki', 'Mei Chen'],
  },
  {
    kind: 'course',
    name: 'Biology 11',
    subtitle: 'Cells, genes and the pond',
    picture: 'biology',
    followers: ['Grace Mbeki', 'Amara Okafor', 'Priya Sharma', 'Liam O’Connor'],
  },
  {
    kind: 'team',
    name: 'Under-16 football',
    subtitle: 'Saturdays on the lower pitch',
    picture: 'football',
    followers: ['Marcus Hale', 'Liam O’Connor', 'Elif Demir', 'Amara Okafor'],
  },
  {
    kind: 'club',
    name: 'Chess club',
    subtitle: 'Every lunch break, library',
    picture: 'chess',
    followers: ['Priya Sharma', 'Hannah Vogel', 'Daniel Osei'],
  },
  {
    kind: 'club',
    name: 'Choir',
    subtitle: 'Winter concert in five weeks',
    picture: 'choir',
    followers: ['Ines Carvalho', 'Chloé Laurent', 'Mei Chen'],
  },
  {
    kind: 'club',
    name: 'Astronomy club',
    subtitle: 'Clear nights, roof of block C',
    picture: 'astronomy',
    followers: ['Daniel Osei', 'Grace Mbeki'],
  },
];

/** Days ago, who, what. */
export const NOTICES: [days: number, who: string, text: string, tags: string[]][] = [
  [9, 'Hannah Vogel', 'The library opens at 7:30 until the exams are over. Tea in the reading corner.', ['library']],
  [7, 'Marcus Hale', 'The lower pitch is closed until Friday: new grass. Training is in the hall.', ['sport']],
  [
    5,
    'Ruth Adeyemi',
    'Reports go home on Monday. Tutors, please check your groups by Thursday noon.',
    ['staff', 'reports'],
  ],
  [3, 'Grace Mbeki', 'We are collecting glass jars with lids for the fermentation week. Box in Lab 2.', ['science']],
  [2, 'Chloé Laurent', 'Costume makers wanted for Molière. No sewing experience needed, patience is.', ['drama']],
  [0.3, 'Ruth Adeyemi', 'Bus 14 leaves ten minutes later this week because of the roadworks.', ['transport']],
];
