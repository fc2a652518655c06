export interface SamplePost {
  /** Hours ago. */
  ago: number;
  who: string;
  text?: string;
  link?: string;
  pictures?: [name: string, alt: string][];
  poll?: { question: string; options: [name: string, voters: string[]][]; closed?: boolean };
  announcement?: true;
  /** Which of the posts above it shares, by its first words. */
  shares?: string;
  likes?: string[];
  comments?: [who: string, text: string, likedBy?: string[]][];
}

const ALL = ['Chloé Laurent', 'Grace Mbeki', 'Marcus Hale', 'Hannah Vogel', 'Tomás Herrera', 'Ines Carvalho'];
const PUPILS = ['Amara Okafor', 'Priya Sharma', 'Daniel Osei', 'Mei Chen', 'Elif Demir', 'Liam O’Connor'];

/** Oldest first. */
export const POSTS: SamplePost[] = [
  {
    ago: 520,
    who: 'Hannah Vogel',
    text: 'Two hundred new books are on the shelves, chosen by you. The list of wishes is open again.',
    pictures: [['library', 'Shelves full of books']],
    likes: [...PUPILS, 'Ruth Adeyemi', 'Chloé Laurent'],
    comments: [
      ['Mei Chen', 'The graphic novels are gone already. I may know why.', ['Hannah Vogel', 'Priya Sharma']],
      ['Hannah Vogel', 'I ordered a second set. Say nothing.'],
    ],
  },
  {
    ago: 500,
    who: 'Marcus Hale',
    text: 'Quarter final on Saturday, ten o’clock. Bring voices.',
    pictures: [['pitch', 'The football pitch from above, players in yellow and blue']],
    likes: ['Liam O’Connor', 'Elif Demir', 'Amara Okafor', 'Grace Mbeki'],
  },
  {
    ago: 470,
    who: 'Grace Mbeki',
    text: 'Today we made an indicator out of red cabbage. It smelled like it, and it was worth it.',
    pictures: [['lab', 'Flasks and test tubes on a bench']],
    likes: [...PUPILS.slice(0, 4), 'Tomás Herrera', 'Ruth Adeyemi'],
    comments: [
      ['Amara Okafor', 'My bag still smells of it. No regrets.', ['Grace Mbeki', 'Priya Sharma', 'Liam O’Connor']],
    ],
  },
  {
    ago: 450,
    who: 'Oliver Kent',
    text: 'Twelve places in our workshops for the spring. Welding, joinery, electronics. Students from sixteen on.',
    link: 'https://harbour-training.example/spring',
    likes: ['Samir Haddad', 'Tomás Herrera', 'Ruth Adeyemi'],
    comments: [['Samir Haddad', 'I have nine names for you already.', ['Oliver Kent']]],
  },
  {
    ago: 430,
    who: 'Priya Sharma',
    text: 'Knight to f6 and everybody went quiet. Chess club is better than television.',
    pictures: [['chess', 'A chess board in the middle of a game']],
    likes: ['Daniel Osei', 'Hannah Vogel', 'Amara Okafor'],
  },
  {
    ago: 400,
    who: 'Ines Carvalho',
    text: 'First rehearsal with all four voices. There is a chord in bar 31 that makes me want to teach for ever.',
    pictures: [['music', 'Piano keys below a line of notes']],
    likes: ['Chloé Laurent', 'Hannah Vogel', 'Mei Chen', 'Ruth Adeyemi', 'Priya Sharma'],
    comments: [['Chloé Laurent', 'I heard it through two walls. It is true.', ['Ines Carvalho']]],
  },
  {
    ago: 360,
    who: 'Ruth Adeyemi',
    text: 'The school garden has its first three beds. Thank you to everybody who carried soil in the rain, above all Year 10, who carried most of it.',
    pictures: [['garden', 'Three raised beds with young plants']],
    likes: [...ALL, ...PUPILS],
    comments: [
      ['Priya Sharma', 'The seed library is ready. Beans first!', ['Ruth Adeyemi', 'Amara Okafor']],
      ['Marcus Hale', 'I found soil in my whistle.', ['Ruth Adeyemi', 'Elif Demir', 'Liam O’Connor']],
      ['Grace Mbeki', 'We will measure everything. Every day. You have been warned.'],
    ],
  },
  {
    ago: 330,
    who: 'Tomás Herrera',
    text: 'It walks! Eleven steps and then it saw a chair. New record.',
    pictures: [['robot', 'A small robot on wheels with yellow eyes']],
    likes: ['Elif Demir', 'Daniel Osei', 'Grace Mbeki', 'Mei Chen', 'Samir Haddad'],
    comments: [['Elif Demir', 'Technically it rolls.', ['Tomás Herrera', 'Daniel Osei']]],
  },
  {
    ago: 300,
    who: 'Daniel Osei',
    text: 'Saturn on Thursday if the clouds are kind. Nine o’clock, roof of block C, bring gloves.',
    pictures: [['stars', 'A telescope under the night sky']],
    likes: ['Grace Mbeki', 'Priya Sharma', 'Mei Chen', 'Elif Demir'],
    comments: [
      ['Grace Mbeki', 'I have the key. And biscuits.', ['Daniel Osei', 'Priya Sharma']],
      ['Mei Chen', 'Biscuits noted.'],
    ],
  },
  {
    ago: 280,
    who: 'Chloé Laurent',
    text: 'Casting is done. If you got a tree: there are no small trees.',
    pictures: [['stage', 'Three actors on a stage in the spotlight']],
    likes: ['Mei Chen', 'Ines Carvalho', 'Hannah Vogel', 'Ruth Adeyemi'],
    comments: [['Liam O’Connor', 'I am the tree. I am ready.', ['Chloé Laurent', 'Amara Okafor', 'Elif Demir']]],
  },
  {
    ago: 250,
    who: 'Mei Chen',
    text: 'Sketches from the wind experiment.',
    pictures: [
      ['art', 'Bright paper shapes'],
      ['hike', 'Mountains with a path'],
    ],
    likes: ['Chloé Laurent', 'Daniel Osei', 'Priya Sharma', 'Hannah Vogel'],
  },
  {
    ago: 230,
    who: 'Samir Haddad',
    text: 'What helps you most when you choose a subject?',
    poll: {
      question: 'What helps you most when you choose a subject?',
      options: [
        ['A lesson to try', ['Priya Sharma', 'Daniel Osei', 'Elif Demir']],
        ['Talking to older students', ['Mei Chen', 'Liam O’Connor']],
        ['A talk with a teacher', ['Amara Okafor']],
      ],
      closed: true,
    },
    likes: ['Ruth Adeyemi', 'Oliver Kent'],
  },
  {
    ago: 210,
    who: 'Liam O’Connor',
    text: 'Bake sale: 212 brownies, 0 left. The goal nets are paid for.',
    pictures: [['bake', 'Four cupcakes on a table with bunting']],
    likes: [...PUPILS.slice(0, 3), 'Elif Demir', 'Marcus Hale', 'Ruth Adeyemi'],
    comments: [['Marcus Hale', 'Best goalkeeper, better baker.', ['Liam O’Connor', 'Amara Okafor']]],
  },
  {
    ago: 200,
    who: 'Ruth Adeyemi',
    text: 'Three rooms, three kinds of noise this afternoon: choir, stage and clay. I walked past all of them twice.',
    pictures: [
      ['music', 'Piano keys below a line of notes'],
      ['stage', 'Three actors on a stage in the spotlight'],
      ['art', 'Bright paper shapes'],
    ],
    likes: ['Ines Carvalho', 'Chloé Laurent', 'Mei Chen', 'Hannah Vogel'],
    comments: [['Ines Carvalho', 'The choir was the loudest. I asked them to be.', ['Ruth Adeyemi', 'Chloé Laurent']]],
  },
  {
    ago: 190,
    who: 'Oliver Kent',
    text: 'Eight students spent the morning at our benches. Two of them fixed a machine that we had given up.',
    pictures: [
      ['robot', 'A small robot on wheels with yellow eyes'],
      ['board', 'A blackboard with a curve and notes'],
    ],
    likes: ['Samir Haddad', 'Tomás Herrera', 'Ruth Adeyemi', 'Elif Demir'],
    comments: [['Elif Demir', 'It only needed a spring. And three hours.', ['Oliver Kent', 'Tomás Herrera']]],
  },
  {
    ago: 180,
    who: 'Amara Okafor',
    text: 'Our pond sample has water bears. WATER BEARS. I have named one Gerald.',
    pictures: [['lab', 'Flasks and test tubes on a bench']],
    likes: ['Grace Mbeki', 'Priya Sharma', 'Liam O’Connor', 'Ruth Adeyemi', 'Elif Demir', 'Hannah Vogel'],
    comments: [
      ['Grace Mbeki', 'Gerald is in very good shape.', ['Amara Okafor', 'Priya Sharma']],
      ['Liam O’Connor', 'Can he play in midfield?', ['Amara Okafor', 'Marcus Hale', 'Elif Demir']],
    ],
  },
  {
    ago: 160,
    who: 'Marcus Hale',
    text: 'We won it. On penalties. I aged ten years.',
    pictures: [
      ['cup', 'A golden cup with a star'],
      ['pitch', 'The football pitch from above, players in yellow and blue'],
    ],
    likes: [...PUPILS, 'Ruth Adeyemi', 'Grace Mbeki', 'Tomás Herrera'],
    comments: [
      [
        'Ruth Adeyemi',
        'The cup goes into the glass case by the entrance. Well done, all of you.',
        ['Marcus Hale', 'Liam O’Connor'],
      ],
      ['Liam O’Connor', 'I guessed left. Then I guessed left again.', ['Marcus Hale', 'Amara Okafor']],
    ],
  },
  {
    ago: 140,
    who: 'Ruth Adeyemi',
    text: 'Parents’ evening is on the last Thursday of the month. Doors open at 17:30, ten minutes a family. Interpreters for Arabic and Portuguese are in room B2.',
    announcement: true,
    likes: ['Hannah Vogel', 'Samir Haddad', 'Ines Carvalho'],
    comments: [['Ines Carvalho', 'I can help in B2 until seven.', ['Ruth Adeyemi']]],
  },
  {
    ago: 120,
    who: 'Hannah Vogel',
    text: 'Which corner of the library needs better chairs first?',
    poll: {
      question: 'Which corner of the library needs better chairs first?',
      options: [
        ['The quiet room', ['Priya Sharma', 'Amara Okafor', 'Mei Chen', 'Chloé Laurent']],
        ['By the window', ['Daniel Osei', 'Ines Carvalho']],
        ['The computers', ['Elif Demir']],
      ],
    },
    likes: ['Mei Chen', 'Priya Sharma'],
  },
  {
    ago: 100,
    who: 'Priya Sharma',
    text: 'Team selection worked, the cup is ours. Sharing this because I shouted until my voice left.',
    shares: 'We won it.',
    likes: ['Amara Okafor', 'Liam O’Connor'],
  },
  {
    ago: 90,
    who: 'Grace Mbeki',
    text: 'Revision board for Thursday. Photograph it, do not memorise it.',
    pictures: [['board', 'A blackboard with a curve and notes']],
    likes: ['Amara Okafor', 'Priya Sharma', 'Liam O’Connor'],
    comments: [
      ['Amara Okafor', 'Thank you! Is the last line on the exam?'],
      ['Grace Mbeki', 'Everything is on the exam.', ['Priya Sharma']],
    ],
  },
  {
    ago: 76,
    who: 'Elif Demir',
    text: 'My robot can now find the door. It cannot open the door. Tomorrow.',
    pictures: [['robot', 'A small robot on wheels with yellow eyes']],
    likes: ['Tomás Herrera', 'Marcus Hale', 'Liam O’Connor'],
  },
  {
    ago: 64,
    who: 'Oliver Kent',
    text: 'This is what I mean when I say that schools and workshops belong together.',
    shares: 'It walks!',
    likes: ['Tomás Herrera', 'Samir Haddad'],
    comments: [['Tomás Herrera', 'Come and see it. Bring a soft chair.', ['Oliver Kent']]],
  },
  {
    ago: 52,
    who: 'Amara Okafor',
    pictures: [['library', 'Shelves full of books']],
    text: 'Article is in: why our school should plant a hedge instead of buying a fence. Read it before you vote.',
    link: 'https://alderbrook.school/paper/hedge',
    likes: ['Priya Sharma', 'Ruth Adeyemi', 'Grace Mbeki', 'Hannah Vogel'],
    comments: [
      [
        'Ruth Adeyemi',
        'Read it twice. You have a point about the hedgehogs.',
        ['Amara Okafor', 'Priya Sharma', 'Grace Mbeki'],
      ],
    ],
  },
  {
    ago: 44,
    who: 'Tomás Herrera',
    text: 'Trip to the science museum: two buses, one lost hat, sixty good questions.',
    pictures: [
      ['stars', 'A telescope under the night sky'],
      ['robot', 'A small robot on wheels with yellow eyes'],
      ['board', 'A blackboard with a curve and notes'],
    ],
    likes: ['Grace Mbeki', 'Elif Demir', 'Daniel Osei', 'Samir Haddad', 'Chloé Laurent'],
    comments: [['Daniel Osei', 'It was my hat. It is happy there.', ['Tomás Herrera', 'Mei Chen']]],
  },
  {
    ago: 30,
    who: 'Ruth Adeyemi',
    pictures: [['bake', 'Four cupcakes on a table with bunting']],
    text: 'The summer fair needs a theme. Whatever wins, we will do it properly.',
    poll: {
      question: 'What should the summer fair be about?',
      options: [
        ['Around the world', ['Chloé Laurent', 'Ines Carvalho', 'Hannah Vogel', 'Mei Chen', 'Samir Haddad']],
        ['Space', ['Daniel Osei', 'Grace Mbeki', 'Tomás Herrera', 'Priya Sharma']],
        ['The year 1926', ['Marcus Hale', 'Liam O’Connor']],
        ['Under water', ['Amara Okafor']],
      ],
    },
    likes: ['Chloé Laurent', 'Amara Okafor', 'Daniel Osei'],
    comments: [['Liam O’Connor', '1926 means flat caps. I own a flat cap.', ['Marcus Hale']]],
  },
  {
    ago: 22,
    who: 'Chloé Laurent',
    text: 'The hats have arrived. All of them. Please send help, and a second cupboard.',
    pictures: [['stage', 'Three actors on a stage in the spotlight']],
    likes: ['Ruth Adeyemi', 'Ines Carvalho', 'Hannah Vogel', 'Mei Chen', 'Tomás Herrera'],
    comments: [['Hannah Vogel', 'I have room behind the atlases.', ['Chloé Laurent']]],
  },
  {
    ago: 10,
    who: 'Samir Haddad',
    text: 'Open hour today after the last lesson. Bring one question, leave with two.',
    likes: ['Oliver Kent', 'Ruth Adeyemi'],
  },
  {
    ago: 4,
    who: 'Liam O’Connor',
    text: 'Sunday hike: eleven kilometres, one sheep that would not move, best view of the year.',
    pictures: [['hike', 'Mountains with a path']],
    likes: ['Amara Okafor', 'Elif Demir', 'Marcus Hale', 'Daniel Osei'],
    comments: [['Amara Okafor', 'The sheep had a point.', ['Liam O’Connor', 'Elif Demir']]],
  },
  {
    ago: 1.5,
    who: 'Grace Mbeki',
    text: 'The beans in bed two are up, nine days after sowing. Year 10 bet on eleven. Somebody owes Priya a lemonade.',
    pictures: [['garden', 'Three raised beds with young plants']],
    likes: ['Priya Sharma', 'Amara Okafor', 'Ruth Adeyemi'],
    comments: [['Priya Sharma', 'Ginger, please.', ['Grace Mbeki', 'Amara Okafor']]],
  },
];
