import type { BoardGlyph, Colour } from '#features/kanban/choices.ts';

export interface SampleBoard {
  slug: string;
  title: string;
  glyph: BoardGlyph;
  colour: Colour;
  isDone?: boolean;
  wipLimit?: number;
}

export const BOARDS: SampleBoard[] = [
  { slug: 'todo', title: 'To do', glyph: 'circle', colour: 'neutral' },
  { slug: 'in-progress', title: 'In progress', glyph: 'half', colour: 'warning', wipLimit: 4 },
  { slug: 'in-review', title: 'In review', glyph: 'most', colour: 'accent' },
  { slug: 'done', title: 'Done', glyph: 'check', colour: 'success', isDone: true },
];

export const LABELS: [name: string, colour: Colour][] = [
  ['Exams', 'danger'],
  ['Admissions', 'success'],
  ['Events', 'warning'],
  ['Supplies', 'info'],
  ['Curriculum', 'accent'],
  ['IT', 'info'],
];

export interface SampleCard {
  board: string;
  title: string;
  label: string;
  /** Days from today. */
  due: number;
  people: string[];
  description?: string;
  cover?: string;
  /** Who said what, in turn. */
  comments?: [name: string, text: string][];
  /** What is done stands before what is not. */
  checklist?: { done: string[]; open: string[] };
  /** Names of files in `FILES`. */
  attachments?: string[];
}

export const CARDS: SampleCard[] = [
  {
    board: 'todo',
    title: 'Write invigilation rota for January mocks',
    label: 'Exams',
    due: 5,
    people: ['Grace Mbeki'],
    description: '<p>Two invigilators in the hall, one in each small room. Nobody twice on the same day.</p>',
    comments: [
      ['Marcus Hale', 'I am away on the 14th, please leave me out that day.'],
      ['Grace Mbeki', 'Noted. The small rooms still need one more person each.'],
    ],
  },
  {
    board: 'todo',
    title: 'Translate the welcome pack into Arabic',
    label: 'Admissions',
    due: 9,
    people: ['Samir Haddad', 'Ruth Adeyemi'],
    comments: [['Samir Haddad', 'I take the letter to parents first, then the school rules.']],
    attachments: ['Welcome letter.md', 'School rules.md', 'Who is who.csv'],
  },
  {
    board: 'todo',
    title: 'Choose a theme for the spring open day',
    label: 'Events',
    due: 16,
    people: ['Chloé Laurent'],
    cover: 'tile:ochre-open-day',
    comments: [
      ['Chloé Laurent', 'Three ideas so far: rivers, light, and “how things are made”.'],
      ['Hannah Vogel', 'The science rooms can do a lot with light.'],
      ['Ruth Adeyemi', 'I like “how things are made”: every department has something to show.'],
      ['Tomás Herrera', 'Same here. The workshop could open its doors.'],
      ['Chloé Laurent', 'Then let us vote on Thursday.'],
      ['Noor Rahman', 'I bring it up with the parents’ council before that.'],
    ],
  },
  {
    board: 'todo',
    title: 'Order lab coats, sizes S to XL',
    label: 'Supplies',
    due: 17,
    people: ['Tomás Herrera'],
  },
  {
    board: 'in-progress',
    title: 'Biology 11: rebuild module 4 with short videos',
    label: 'Curriculum',
    due: 2,
    people: ['Marcus Hale', 'Tomás Herrera', 'Hannah Vogel'],
    cover: 'tile:pine-biology',
    description:
      '<p>Eight videos of at most <strong>four minutes</strong>, one for each lesson, with three questions after each.</p>',
    checklist: {
      done: [
        'Plan the eight lessons',
        'Film the first four',
        'Cut and caption them',
        'Questions for lessons 1 to 4',
        'Ask two students to try it',
      ],
      open: ['Film the last four', 'Questions for lessons 5 to 8', 'Open the module'],
    },
    comments: [
      ['Marcus Hale', 'The first four are cut. Sound in number three is low, I do it again.'],
      ['Hannah Vogel', 'The captions are in.'],
      ['Tomás Herrera', 'Two of my students tried lesson 1: they wanted to stop the video before each question.'],
      ['Marcus Hale', 'Good point, I put a pause there.'],
      ['Hannah Vogel', 'Can we show the osmosis experiment instead of drawing it?'],
      ['Marcus Hale', 'We film it on Monday, the lab is free in the third hour.'],
      ['Tomás Herrera', 'I bring the camera.'],
      ['Ruth Adeyemi', 'This looks very good. Keep the four minutes!'],
      ['Hannah Vogel', 'Promised.'],
    ],
    attachments: ['Lesson plan.md', 'Script 1.md', 'Script 2.md', 'Script 3.md', 'Script 4.md'],
  },
  {
    board: 'in-progress',
    title: 'Move the timetable export to the new API',
    label: 'IT',
    due: 3,
    people: ['Dmitri Volkov'],
    checklist: {
      done: ['List who uses the old export', 'Ask for a key'],
      open: ['Rooms and times', 'Substitutions', 'Run both for a week', 'Switch the old one off'],
    },
    comments: [
      ['Dmitri Volkov', 'The old export leaves substitutions out, so nobody noticed they were wrong.'],
      ['Ruth Adeyemi', 'Then let us have them in the new one from the start.'],
      ['Dmitri Volkov', 'They are on the list.'],
      ['Grace Mbeki', 'Tell me when the screens in the hall have to be restarted.'],
    ],
  },
  {
    board: 'in-review',
    title: 'Academic integrity policy, third draft',
    label: 'Curriculum',
    due: -2,
    people: ['Hannah Vogel', 'Marcus Hale'],
    description: '<p>What changed since the second draft:</p><ul><li>use of AI tools</li><li>group work</li></ul>',
    comments: [
      ['Hannah Vogel', 'Third draft is attached.'],
      ['Marcus Hale', 'Section 2 is much clearer now.'],
      ['Ruth Adeyemi', 'Who decides in the end, the teacher or the head of department?'],
      ['Hannah Vogel', 'The head of department, after talking to the teacher. I write it that way.'],
      ['Grace Mbeki', 'The exam office needs to be told too.'],
      ['Hannah Vogel', 'Added.'],
      ['Chloé Laurent', 'I would shorten the part on group work.'],
      ['Marcus Hale', 'It is half a page now.'],
      ['Chloé Laurent', 'Perfect.'],
      ['Noor Rahman', 'Parents will ask what happens the first time.'],
      ['Hannah Vogel', 'A talk, nothing in the record. It says so in section 4.'],
      ['Ruth Adeyemi', 'I read it once more tonight.'],
    ],
    attachments: ['Integrity policy, draft 3.md'],
  },
  {
    board: 'in-review',
    title: 'Scholarship interviews: shortlist of eight',
    label: 'Admissions',
    due: 1,
    people: ['Ruth Adeyemi', 'Noor Rahman'],
    comments: [
      ['Noor Rahman', 'Eleven strong letters this year.'],
      ['Ruth Adeyemi', 'We have eight places in the interviews. Shall we sort them together?'],
      ['Noor Rahman', 'Tomorrow after the third hour.'],
    ],
  },
  {
    board: 'in-review',
    title: 'Fire drill report for Block B',
    label: 'Events',
    due: 4,
    people: ['Marcus Hale'],
    attachments: ['Times by room.csv'],
  },
  {
    board: 'done',
    title: 'Parents’ evening timetable',
    label: 'Events',
    due: -4,
    people: ['Grace Mbeki'],
    comments: [
      ['Grace Mbeki', 'Ten minutes each, as last year.'],
      ['Chloé Laurent', 'Could languages have the rooms beside each other?'],
      ['Grace Mbeki', 'Done: rooms 12 to 16.'],
      ['Tomás Herrera', 'Thank you!'],
      ['Ruth Adeyemi', 'The letters went out this morning.'],
    ],
    attachments: ['Timetable.csv', 'Letter to parents.md'],
  },
  {
    board: 'done',
    title: 'Install Python 3.14 on lab computers',
    label: 'IT',
    due: -3,
    people: ['Tomás Herrera'],
    comments: [
      ['Tomás Herrera', 'All thirty are done, and the editor opens it by default.'],
      ['Dmitri Volkov', 'Great, I tell the evening course.'],
    ],
  },
  {
    board: 'done',
    title: 'Algebra II: forty new practice questions',
    label: 'Curriculum',
    due: -3,
    people: ['Marcus Hale', 'Chloé Laurent'],
    checklist: { done: ['Linear equations', 'Quadratic equations', 'Functions', 'Read by a second teacher'], open: [] },
    comments: [
      ['Marcus Hale', 'Twenty are in, with feedback for each wrong answer.'],
      ['Chloé Laurent', 'I read the first ten: number 7 has two right answers.'],
      ['Marcus Hale', 'Fixed.'],
      ['Chloé Laurent', 'The rest is fine.'],
      ['Ruth Adeyemi', 'Can they be used for practice right away?'],
      ['Marcus Hale', 'They are published.'],
      ['Ruth Adeyemi', 'Wonderful.'],
    ],
  },
];

export const FILES: Record<string, string> = {
  'Welcome letter.md': '# Welcome\n\nDear families, we are glad that you are here. School begins at 8:15.\n',
  'School rules.md': '# School rules\n\n1. We are on time.\n2. We listen to each other.\n3. Phones stay in the bag.\n',
  'Who is who.csv': 'name,room,ask about\nOffice,A1,letters and tickets\nLibrary,B4,books\nNurse,A3,feeling ill\n',
  'Lesson plan.md': '# Module 4: the cell\n\nEight lessons, a video of four minutes each, three questions after it.\n',
  'Script 1.md': '# 1 What is a cell?\n\nWe start with an onion and a microscope.\n',
  'Script 2.md': '# 2 Inside the cell\n\nA tour of a town: who makes power, who carries, who decides?\n',
  'Script 3.md': '# 3 The border\n\nWhat comes in and what stays out.\n',
  'Script 4.md': '# 4 Osmosis\n\nTwo slices of potato, one in salt water. What happens?\n',
  'Integrity policy, draft 3.md':
    '# Academic integrity, third draft\n\n1. What it means\n2. Tools and sources\n3. Group work\n4. What happens when it goes wrong\n',
  'Times by room.csv': 'room,people,seconds\nB1,28,74\nB2,31,81\nB3,24,69\nB4,27,102\n',
  'Timetable.csv': 'room,subject,from,to\n12,French,17:30,20:00\n13,German,17:30,20:00\n14,Portuguese,17:30,19:30\n',
  'Letter to parents.md': '# Parents’ evening\n\nPlease choose up to five teachers. Each talk is ten minutes.\n',
};
