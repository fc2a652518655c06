/** Minutes ago, who speaks (`me` is the demo's administrator), and what. */
export type Line = [minutes: number, who: 'me' | 'them', text: string];

const H = 60;
const D = 24 * H;

export interface Talk {
  with: string;
  lines: Line[];
  /** So many at the end are not seen yet. */
  unseen?: number;
  /** The other one cannot open chats, and has seen nothing. */
  unread?: true;
  /** Names of files of the school that go with a line, counted from the end. */
  files?: Record<number, string>;
}

export const TALKS: Talk[] = [
  {
    with: 'Ines Carvalho',
    lines: [
      [4 * D + 190, 'them', 'The publisher agreed to the lower price for the Spanish readers.'],
      [4 * D + 186, 'me', 'Wonderful. How many copies?'],
      [4 * D + 184, 'them', 'Thirty, and two for the library. I would like to go through the list with you.'],
      [4 * D + 170, 'me', 'Friday at one, in my office? I will bring sandwiches.'],
      [4 * D + 168, 'them', 'Friday at one then!'],
    ],
  },
  {
    with: 'Tomás Herrera',
    lines: [
      [6 * D + 300, 'them', 'Two tablets from trolley B came back with broken glass.'],
      [6 * D + 290, 'me', 'Oh no. Was anybody hurt?'],
      [6 * D + 288, 'them', 'No, only pride. I have put both aside with a note.'],
      [3 * D + 120, 'them', 'Do we have anything to bridge the time until they are repaired? Year 9 is short by two.'],
      [3 * D + 96, 'me', 'Two spare laptops are in the office, they are charged. Please sign for them.'],
    ],
  },
  {
    with: 'Oliver Kent',
    unread: true,
    lines: [
      [
        2 * D + 400,
        'me',
        'Good morning Mr Kent, the six desks for A112 are wobbling. Could somebody come by this week?',
      ],
      [2 * D + 385, 'me', 'Thursday after three would be best, the room is empty then.'],
    ],
  },
  {
    with: 'Grace Mbeki',
    unseen: 1,
    lines: [
      [2 * D + 90, 'me', 'How is the moderation of the Year 12 essays going?'],
      [
        2 * D + 70,
        'them',
        'Half of them are done. Three are between two grades and I would like a second pair of eyes.',
      ],
      [2 * D + 66, 'me', 'Send me the numbers, I read them tonight.'],
      [2 * D + 64, 'them', '114, 121 and 130. No hurry, tomorrow is fine.'],
      [D + 300, 'me', 'Read. I would give 114 the higher grade, and leave the other two as they are.'],
      [D + 45, 'them', 'Marks are moderated, the sheet is in the shared folder. Thank you for last night!'],
    ],
  },
  {
    with: 'Marcus Hale',
    unseen: 2,
    lines: [
      [D + 400, 'me', 'Could you have a look at the new questions on quadratic functions?'],
      [D + 390, 'them', 'Gladly. By when?'],
      [D + 388, 'me', 'Thursday would be great, the test is on Monday.'],
      [D + 20, 'them', 'I went through the first twenty. Number 7 has two right answers.'],
      [22 * H, 'me', 'Good catch, I take the second one out.'],
      [51, 'them', 'Done with the rest.'],
      [47, 'them', 'Forty questions are in the bank now, all with hints. Want me to build the test from them?'],
    ],
  },
  {
    with: 'Hannah Vogel',
    files: { 14: 'term-dates.csv', 11: 'exam-timetable.csv', 9: 'parents-evening.md' },
    lines: [
      [9 * D + 200, 'them', 'Which week is the reading week again? The parents ask.'],
      [9 * D + 190, 'me', 'The one before the spring term ends. Here are all the dates.'],
      [9 * D + 185, 'them', 'Perfect, thank you.'],
      [5 * D + 310, 'them', 'Is there a first draft of the exam timetable? I would not say it is final.'],
      [5 * D + 300, 'me', 'Here it is. History is not in yet: which room do you need?'],
      [5 * D + 290, 'them', 'C204 if French can do without it on Friday.'],
      [4 * D + 60, 'me', 'And the sheet for the parents’ evening. You are in B2 with the interpreters.'],
      [4 * D + 50, 'them', 'Lovely. I will bring the good biscuits.'],
      [28, 'them', 'The projector in B204 is out again. Facilities say Monday at the earliest.'],
      [27, 'them', 'Can the 14:00 seminar move somewhere? There are 24 of them this week.'],
      [21, 'me', 'The library group room is free from 13:30 to 16:00, I have just checked the calendar.'],
      [20, 'me', 'It seats 28 and has the big screen.'],
      [15, 'them', 'Perfect. I will tell the students, could you change the event so the room shows up for them?'],
      [14, 'me', 'Seminar: Causes of the war is in the library group room now.'],
      [12, 'them', 'B204 or the library, which one is on the event now?'],
    ],
  },
];

/** The group of those who prepare the exams: minutes ago, whose turn it is (0 is the administrator), and what. */
export const GROUP = {
  name: 'Exam week',
  people: ['Marcus Hale', 'Hannah Vogel', 'Grace Mbeki', 'Chloé Laurent'],
  lines: [
    [3 * D + 200, 0, 'Everything around the exams goes in here, so that nobody misses anything.'],
    [3 * D + 190, 2, 'Good idea. I have the invigilation list for Monday and Tuesday.'],
    [3 * D + 188, 4, 'Room A112 needs six more desks. The caretaker brings them on Friday afternoon.'],
    [2 * D + 240, 1, 'Algebra II: calculators are allowed in part B only. I put it on the first page.'],
    [2 * D + 236, 3, 'Could somebody take my Tuesday afternoon? I am at the dentist.'],
    [2 * D + 230, 1, 'I can, from two o’clock on.'],
    [2 * D + 229, 3, 'You are a treasure.'],
    [D + 120, 0, 'The papers are printed and in the safe. Please check your pile before Friday.'],
    [D + 80, 4, 'Checked mine, all there.'],
    [3 * H, 2, 'Checked. One copy of History B has a blank last page, I have made a new one.'],
  ] as [number, number, string][],
};

/** Short talks of two who share an office, from which the long chat is made. `{room}` and such are filled in. */
export const OFFICE: ['me' | 'them', string][][] = [
  [
    ['them', 'Good morning! {class} is without a teacher in the third lesson.'],
    ['me', 'I send {name}, who is free then.'],
    ['them', 'Thank you, I tell the class.'],
  ],
  [
    ['me', 'Did the letter about the trip to {place} go out?'],
    ['them', 'On {day}. Eleven answers are back already.'],
  ],
  [
    ['them', 'The copier next to {room} is out of toner.'],
    ['me', 'There is some in the cupboard behind my door, second shelf.'],
    ['them', 'Found it. It prints again.'],
    ['me', 'Hooray.'],
  ],
  [
    ['them', 'A mother asks whether {class} can hand the project in a day later.'],
    ['me', 'What was the reason?'],
    ['them', 'Half of the class was at the choir rehearsal.'],
    ['me', 'Then yes, for all of them.'],
  ],
  [
    ['me', 'Can you reserve {room} for {day}? It is for the {subject} orals.'],
    ['them', 'Done, from nine to twelve.'],
    ['me', 'You are quick!'],
  ],
  [
    ['them', 'There are three new students coming on {day}. Their accounts are made.'],
    ['me', 'Good. Who shows them around?'],
    ['them', '{name} said yes.'],
  ],
  [
    ['them', 'Lunch today: lentils or lasagne?'],
    ['me', 'Lentils, please.'],
  ],
  [
    ['me', 'I am ten minutes late, the bridge is up again.'],
    ['them', 'No problem, I let them in.'],
  ],
  [
    ['them', 'The order of {subject} books arrived. Two boxes are wet.'],
    ['me', 'Please take pictures before you open them, I write to the publisher.'],
    ['them', 'Taken. Only the outer ones are damaged.'],
    ['me', 'Then we keep the rest and ask for six new copies.'],
  ],
  [
    ['them', 'Do you have the key to {room}?'],
    ['me', 'On the hook with the blue tag.'],
  ],
  [
    ['me', 'How many will come to the evening in {room}?'],
    ['them', 'Sixty-two so far. I put out seventy chairs.'],
    ['me', 'Make it eighty, they bring their grandparents.'],
  ],
  [
    ['them', '{name} is ill until {day}.'],
    ['me', 'Oh. I look for somebody for {subject}.'],
    ['me', 'Found somebody for all but the last lesson.'],
    ['them', 'I take that one myself.'],
  ],
];

export const FILLINGS = {
  room: ['B204', 'A112', 'C204', 'Lab 2', 'the library', 'the hall'],
  class: ['Year 7', 'Year 8', 'Year 9', 'Year 10', 'Year 11'],
  subject: ['French', 'History', 'Biology', 'Algebra', 'Geography'],
  place: ['the museum', 'the harbour', 'the theatre', 'the observatory'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  name: ['Peter', 'Lucía', 'Noor', 'Wanda', 'Dmitri'],
};

/** How the long talk ends. */
export const OFFICE_END: Line[] = [
  [96, 'them', 'The timetable for the parents’ evening is final. Shall I put it on the website?'],
  [88, 'them', 'Some would like to have it on paper.'],
  [84, 'me', 'I will print the timetable'],
];

/** What people say of themselves. */
export const STAFF: Record<string, [title: string, about: string]> = {
  'Ruth Adeyemi': ['Head of school', 'Runs the school office with a lot of tea. My door is open before eight.'],
  'Chloé Laurent': ['School secretary', 'Front desk, letters, lost property. French on Wednesdays.'],
  'Grace Mbeki': ['Head of English', 'Essays, drama club and the school magazine.'],
  'Marcus Hale': ['Mathematics teacher', 'Writes too many questions. Chess on Thursdays.'],
  'Hannah Vogel': ['History teacher', 'Teaches Years 10 to 13 and runs the debating club on Tuesdays.'],
  'Tomás Herrera': ['IT and media', 'If it has a plug, ask me. If it has none, ask me too.'],
  'Oliver Kent': ['Client, Kent & Sons', 'Furniture and repairs for schools.'],
  'Henrik Aalto': ['External examiner', 'Looks at what others have marked.'],
  'Ines Carvalho': ['Library and purchasing', 'Books, maps, and a good price for both.'],
  'Samir Haddad': ['Trips and transport', 'Gets you there and back again.'],
  'Beatrix Novak': ['Music teacher', 'Choir on Mondays, orchestra on Fridays.'],
  'Dmitri Volkov': ['Physics teacher', 'The lab is open on Wednesday afternoons.'],
  'Lucía Romero': ['Student support', 'Come by, or write. Everything stays between us.'],
  'Peter Osgood': ['Caretaker', 'Reachable on foot.'],
  'Yuki Tanaka': ['Japanese teacher', 'Also ikebana, when there are flowers.'],
  'Noor Rahman': ['Timetables', 'Moves rooms and lessons until they fit.'],
  'Wanda Kowalska': ['School nurse', 'Plasters, tea and kind words in room A003.'],
  'Étienne Moreau': ['Sports teacher', 'Runs in the morning, so do the Year 9s.'],
};
