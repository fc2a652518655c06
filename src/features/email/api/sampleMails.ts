import type { AnswerKind } from '#features/email/choices.ts';
import type { Folder } from '#features/email/listContract.ts';

/** A file of the sample: a name, and the text or the rows in it. */
export type SampleFile = [name: string, content: string | (string | number)[][]];

export interface SampleMail {
  /** A name; `me` is the demo's administrator. Whoever is not of the school has an address beside it. */
  from: string;
  to?: string[];
  cc?: string[];
  folder: Folder;
  /** Minutes ago, for today; or days ago at a time of day. */
  ago: number | [days: number, time: string];
  subject: string;
  html: string;
  labels?: string[];
  unread?: boolean;
  starred?: boolean;
  files?: SampleFile[];
  /** Mails with the same word are one conversation. */
  thread?: string;
  kind?: AnswerKind;
  /** Hours from now until it is sent. */
  sendIn?: number;
}

const p = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('');
const list = (...items: string[]) => `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

const CELL = 'style="padding: 8px 16px; border-bottom: 1px solid #e2e0da; text-align: left"';
function table(headings: string[], rows: (string | number)[][]) {
  const cells = (tag: 'th' | 'td', row: (string | number)[]) =>
    `<tr>${row.map((one) => `<${tag} ${CELL}>${one}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('');
  return `<table style="border-collapse: collapse; border: 1px solid #e2e0da"><thead>${cells('th', headings)}</thead><tbody>${body}</tbody></table>`;
}

const NEWSLETTER = `<div style="max-width: 560px; margin: 0 auto; font-family: Georgia, serif; color: #2b2b2b">
<img src="https://example.com/newsletter/autumn-header.jpg" alt="Autumn at the Northfield museum" width="560" height="180">
<h1 style="font-size: 26px; color: #1f4e5f">Autumn for school groups</h1>
<p style="line-height: 1.6">Three new rooms are open: tides, glass and the first computers of the valley. Classes of up to thirty come in free until the end of term.</p>
<table style="width: 100%; border-collapse: collapse"><tr>
<td style="width: 50%; padding: 12px; background-color: #eef4f6"><strong>Tides</strong><br>For years 7 to 9, ninety minutes</td>
<td style="width: 50%; padding: 12px; background-color: #f6f1e7"><strong>Glass</strong><br>For years 10 to 13, two hours</td></tr></table>
<p style="text-align: center"><a href="https://example.com/school-visits" style="display: inline-block; padding: 10px 24px; background-color: #1f4e5f; color: #ffffff; text-decoration: none; border-radius: 6px">Book a visit</a></p>
<p style="font-size: 12px; color: #777777">You get this because you asked for it in the foyer. <a href="https://example.com/unsubscribe">No more of it</a></p></div>`;

/** What the administrator of the demo finds: written for this school, newest first. */
export const MAILS: SampleMail[] = [
  {
    from: 'Grace Mbeki',
    to: ['me', 'Marcus Hale'],
    folder: 'inbox',
    ago: 38,
    subject: 'Moderated marks for Biology 11',
    html:
      p(
        'Hi Ruth,',
        'I have gone through the sample of twelve scripts and agree with all but two. Script 4 lost a mark for a correct alternative answer in question 6, and script 9 was given full marks for a diagram without labels.',
        'With those two changed the set is consistent, and the boundaries can stay where they are. Marcus has the same sheet and will do the second half on Monday.',
      ) +
      table(
        ['Grade', 'Boundary', 'Last year', 'Scripts'],
        [
          ['A', 72, 71, 3],
          ['B', 60, 60, 5],
          ['C', 49, 48, 4],
        ],
      ) +
      p('Grace'),
    labels: ['important', 'company'],
    starred: true,
    thread: 'marks',
    kind: 'reply',
    files: [
      [
        'moderation-bio11.xlsx',
        [
          ['Script', 'First marker', 'Second marker'],
          [1, 61, 61],
          [2, 48, 49],
          [3, 77, 77],
          [4, 54, 55],
          [9, 66, 64],
        ],
      ],
      ['scripts-4-and-9.pdf', 'Biology 11: scripts 4 and 9, with both markings'],
    ],
  },
  {
    from: 'Hannah Vogel',
    to: ['me'],
    folder: 'inbox',
    ago: 82,
    subject: 'Room change for Thursday’s seminar',
    html: p(
      'The projector in B204 is out again, so I have moved the seminar to C110. The caretaker knows, the students do not yet.',
      'Could the office put a note on the door of B204?',
      'Hannah',
    ),
    labels: ['company'],
    unread: true,
  },
  {
    from: 'Tomás Ferreira <tomas.ferreira@mail.example>',
    to: ['me'],
    folder: 'inbox',
    ago: 125,
    subject: 'Application for the spring intake',
    html: p(
      'Dear admissions team,',
      'please find attached my application for the spring intake of the evening course in Web Development, with my certificates in one file.',
      'I work until five on weekdays and could come for an interview on any Friday.',
      'Kind regards,<br>Tomás Ferreira',
    ),
    unread: true,
    files: [['application-ferreira.pdf', 'Application for the spring intake: Tomás Ferreira']],
  },
  {
    from: 'Oliver Kent',
    to: ['me'],
    folder: 'inbox',
    ago: 169,
    subject: 'Invoice 5041: VAT number',
    html: p(
      'Thanks for the quick reply. Our VAT number is GB 987 6543 21; could you put it on invoice 5041 and send it once more?',
      'Everything else on it is right.',
      'Oliver',
    ),
    labels: ['important'],
    unread: true,
    starred: true,
    thread: 'vat',
    kind: 'reply',
  },
  {
    from: 'Marcus Hale',
    to: ['me'],
    cc: ['Grace Mbeki'],
    folder: 'inbox',
    ago: [1, '16:20'],
    subject: 'Algebra II: new practice set',
    html: p(
      'Forty questions on inverse functions are ready. Ten of them are multiple choice, the rest want a short answer.',
      'I would like to open them on Monday. Is there anything in the way?',
      'Marcus',
    ),
    labels: ['company'],
    unread: true,
  },
  {
    from: 'Elif Demir',
    to: ['me'],
    folder: 'inbox',
    ago: [1, '11:05'],
    subject: 'Thank you!',
    html: p('The extension helped a lot, I handed in the essay last night. My grandmother is home again, too.', 'Elif'),
    labels: ['personal'],
    starred: true,
  },
  {
    from: 'Wei Zhang <wei.zhang@itservices.example>',
    to: ['me'],
    folder: 'inbox',
    ago: [3, '14:40'],
    subject: 'Lab computers, week 12',
    html: p(
      'All twenty machines have Python 3.14 now. I left number 17 out: its fan is loud, and a new one is on its way.',
      'Wei',
    ),
  },
  {
    from: 'Priya Raman <priya.raman@parents.example>',
    to: ['me'],
    folder: 'inbox',
    ago: [4, '17:52'],
    subject: 'Parents’ evening: final timetable',
    html: p(
      'Here is the final version with rooms. Please have a look at row 14, where two families share a name.',
      'The coffee is organised: four flasks and the good biscuits.',
      'Priya, for the parents’ council',
    ),
    labels: ['company'],
    files: [
      [
        'parents-evening.csv',
        'time,family,teacher,room\n17:30,Okafor,Mbeki,B2\n17:40,Osei,Hale,B4\n17:50,Singh,Vogel,C1\n18:00,Singh,Mbeki,B2\n',
      ],
    ],
  },
  {
    from: 'Ines Carvalho',
    to: ['me'],
    folder: 'inbox',
    ago: [4, '09:30'],
    subject: 'Lunch on Friday?',
    html: p('There is a new place next to the station that does proper caldo verde. Friday at one?', 'Ines'),
    labels: ['private'],
  },
  {
    from: 'Northfield Museum <hello@museum.example>',
    to: ['me'],
    folder: 'inbox',
    ago: [5, '08:00'],
    subject: 'Autumn for school groups',
    html: NEWSLETTER,
    unread: false,
  },
  {
    from: 'Chloé Laurent',
    to: ['me', 'Hannah Vogel', 'Marcus Hale'],
    folder: 'inbox',
    ago: [6, '10:12'],
    subject: 'Substitutes for the week of the excursion',
    html:
      p('Nine lessons need a substitute while year 9 is at the coast:') +
      list(
        'Monday 2 and 3: Hannah',
        'Tuesday 1: Marcus',
        'Wednesday 4 to 6: nobody yet',
        'Thursday 1 and 2: me',
        'Friday 3: nobody yet',
      ) +
      p('Who can take one of the open four?', 'Chloé'),
    labels: ['company', 'important'],
    thread: 'substitutes',
  },
  {
    from: 'Hannah Vogel',
    to: ['Chloé Laurent', 'me', 'Marcus Hale'],
    folder: 'inbox',
    ago: [6, '11:48'],
    subject: 'Re: Substitutes for the week of the excursion',
    html: p('I take Wednesday 4 and 5. The sixth collides with my choir.', 'Hannah'),
    thread: 'substitutes',
    kind: 'replyAll',
  },
  {
    from: 'Daniel Osei',
    to: ['me'],
    folder: 'inbox',
    ago: [7, '15:27'],
    subject: 'Two-step codes on a new phone',
    html: p(
      'My old phone fell into the lake, and the codes with it. I still have two recovery codes. What do I do first?',
      'Daniel',
    ),
  },
  {
    from: 'Samir Haddad',
    to: ['me'],
    folder: 'inbox',
    ago: [8, '13:15'],
    subject: 'Licences for the spring term',
    html: p(
      'We would take forty instead of thirty-two licences from January. Is the price for the extra eight the same?',
      'And can the invoice go to our new address? It is at the end of this mail.',
      'Samir',
    ),
    labels: ['important'],
  },
  {
    from: 'City Library <events@library.example>',
    to: ['me'],
    folder: 'inbox',
    ago: [9, '12:00'],
    subject: 'Reading week: your class is booked',
    html: p(
      'Year 8 is booked for Wednesday at ten in the round room. Please bring the list of names; we print the cards on the spot.',
    ),
  },
  {
    from: 'Lucía Romero',
    to: ['me'],
    folder: 'inbox',
    ago: [11, '09:44'],
    subject: 'Feedback on the October workshop',
    html: p(
      'The workshop was the best we have had so far. Two wishes: shorter slides, and the exercises a day earlier.',
      'The sheet with all answers is attached.',
      'Lucía',
    ),
    labels: ['company'],
    files: [
      [
        'workshop-feedback.xlsx',
        [
          ['Question', 'Average of 5'],
          ['Was it useful?', 4.6],
          ['Was the pace right?', 3.9],
          ['Would you come again?', 4.8],
        ],
      ],
    ],
  },
  {
    from: 'Amara Okafor',
    to: ['me'],
    folder: 'inbox',
    ago: [12, '18:31'],
    subject: 'Reference for my application',
    html: p(
      'You offered to write a reference for the scholarship. The form is online and closes on the last day of the month.',
      'I am happy to bring cake.',
      'Amara',
    ),
    labels: ['personal', 'important'],
  },
  {
    from: 'Tomás Herrera',
    to: ['me'],
    folder: 'inbox',
    ago: [15, '08:20'],
    subject: 'Fire drill: what went well, what did not',
    html:
      p('Everybody was out in four minutes and ten seconds. What did not go well:') +
      list(
        'The side door of the gym was locked',
        'Two classes met at the old assembly point',
        'Nobody heard the bell in the music cellar',
      ) +
      p('The first two are fixed.', 'Tomás'),
    labels: ['company'],
  },
  {
    from: 'Yuki Tanaka',
    to: ['me'],
    folder: 'inbox',
    ago: [19, '10:02'],
    subject: 'Exchange week: host families',
    html: p(
      'Eleven of the fourteen students have a family. Could you ask year 10 once more? All they need is a bed and breakfast.',
      'Yuki',
    ),
  },
  {
    from: 'me',
    to: ['Grace Mbeki'],
    folder: 'sent',
    ago: [5, '09:10'],
    subject: 'Moderated marks for Biology 11',
    html: p(
      'Could you moderate the mid-term sample before Friday? It is the usual twelve scripts, in the blue folder on my desk.',
      'Ruth',
    ),
    thread: 'marks',
  },
  {
    from: 'me',
    to: ['Oliver Kent'],
    folder: 'sent',
    ago: [1, '15:35'],
    subject: 'Invoice 5041: VAT number',
    html: p(
      'Dear Oliver,',
      'of course: send me the number and you have the corrected invoice within a day.',
      'Ruth Adeyemi',
    ),
    thread: 'vat',
    kind: 'reply',
  },
  {
    from: 'Oliver Kent',
    to: ['me'],
    folder: 'inbox',
    ago: [2, '10:18'],
    subject: 'Invoice 5041: VAT number',
    html: p(
      'Our accountant sends invoice 5041 back: our VAT number is missing on it. Can it be added afterwards?',
      'Oliver',
    ),
    thread: 'vat',
  },
  {
    from: 'me',
    to: ['Chloé Laurent', 'Hannah Vogel', 'Marcus Hale'],
    folder: 'sent',
    ago: [6, '14:03'],
    subject: 'Re: Substitutes for the week of the excursion',
    html: p('I take Friday 3. Then only Wednesday 6 is open; I ask Tomás.', 'Ruth'),
    thread: 'substitutes',
    kind: 'replyAll',
  },
  {
    from: 'me',
    to: ['Marcus Hale', 'Grace Mbeki', 'Hannah Vogel', 'Chloé Laurent'],
    folder: 'sent',
    ago: [2, '07:55'],
    subject: 'Agenda for Monday',
    html:
      p('Four points, forty minutes:') +
      list('Boundaries for the mid-terms', 'Parents’ evening', 'The projector in B204, for good', 'Anything else') +
      p('Ruth'),
    labels: ['company'],
    starred: true,
  },
  {
    from: 'me',
    to: ['Wei Zhang <wei.zhang@itservices.example>'],
    folder: 'sent',
    ago: [4, '11:11'],
    subject: 'Lab computers, week 12',
    html: p(
      'Could the lab have the new Python before Thursday? The class starts with f-strings that the old one does not know.',
      'Ruth',
    ),
  },
  {
    from: 'me',
    to: ['Amara Okafor'],
    folder: 'sent',
    ago: [10, '16:40'],
    subject: 'Re: Reference for my application',
    html: p('It is written and handed in. No cake needed, but I will not say no.', 'Ruth'),
    labels: ['personal'],
  },
  {
    from: 'me',
    to: ['Priya Raman <priya.raman@parents.example>'],
    folder: 'sent',
    ago: [13, '12:25'],
    subject: 'Parents’ evening: rooms',
    html: p(
      'You can have B2, B4, C1 and the hall. The hall has the loud heating, so better for the coffee than for the talks.',
      'Ruth',
    ),
  },
  {
    from: 'me',
    to: ['Marcus Hale'],
    folder: 'sent',
    ago: 200,
    subject: 'Monday, half past eight',
    html: p('Short reminder for the two of us: boundaries first, then coffee.', 'Ruth'),
    sendIn: 44,
  },
  {
    from: 'me',
    to: ['Samir Haddad'],
    folder: 'draft',
    ago: 55,
    subject: 'Re: Licences for the spring term',
    html: p('Dear Samir,', 'the price stays the same for all forty. The new address'),
  },
  {
    from: 'me',
    to: [],
    folder: 'draft',
    ago: [2, '19:14'],
    subject: 'Newsletter for November',
    html: p('Dear parents,', 'the first half of the term is over, and'),
    labels: ['company'],
  },
  {
    from: 'me',
    to: ['Yuki Tanaka'],
    folder: 'draft',
    ago: [9, '08:08'],
    subject: '',
    html: p('Three more families said yes!'),
  },
  {
    from: 'Lottery Office <winner@prize.example>',
    to: ['me'],
    folder: 'spam',
    ago: 410,
    subject: 'You have won 850,000',
    html: p('Dear lucky winner, your address was drawn. Send us your account number today to receive your prize.'),
    unread: true,
  },
  {
    from: 'Cheap Toner 24 <offers@toner.example>',
    to: ['me'],
    folder: 'spam',
    ago: [2, '03:12'],
    subject: 'Toner at half the price, only today',
    html: `<div style="text-align: center"><img src="https://example.com/toner/banner.gif" alt="Half the price" width="468" height="60"><p style="font-size: 22px; color: #b3261e">Only today!</p></div>`,
  },
  {
    from: 'Account Team <security@alderbrook-school.example>',
    to: ['me'],
    folder: 'spam',
    ago: [6, '22:47'],
    subject: 'Your mailbox is full',
    html: p(
      'Your mailbox will be closed tonight. <a href="https://example.com/not-your-school">Sign in here</a> to keep it.',
    ),
  },
  {
    from: 'SEO Experts <rank@first.example>',
    to: ['me'],
    folder: 'spam',
    ago: [10, '05:30'],
    subject: 'Your school on page one of every search',
    html: p('We looked at your website and were shocked.'),
  },
  {
    from: 'Office Supplies Ltd <orders@supplies.example>',
    to: ['me'],
    folder: 'trash',
    ago: [3, '11:30'],
    subject: 'Your order 30-1188 is on its way',
    html: p('Forty exercise books and six boxes of chalk arrive on Thursday between eight and noon.'),
  },
  {
    from: 'Peter Osgood',
    to: ['me'],
    folder: 'trash',
    ago: [7, '09:02'],
    subject: 'Found: one umbrella',
    html: p('Blue, with a wooden handle. It is at the front desk.', 'Peter'),
  },
  {
    from: 'me',
    to: ['Peter Osgood'],
    folder: 'trash',
    ago: [7, '09:20'],
    subject: 'Re: Found: one umbrella',
    html: p('Mine, thank you!', 'Ruth'),
    labels: ['private'],
  },
  {
    from: 'Conference Desk <desk@learning-days.example>',
    to: ['me'],
    folder: 'trash',
    ago: [14, '13:13'],
    subject: 'Last places at the Learning Days',
    html: p('Register until Sunday and bring a colleague for half the fee.'),
    starred: true,
  },
  {
    from: 'Noor Rahman',
    to: ['me'],
    folder: 'inbox',
    ago: [22, '16:05'],
    subject: 'Arabic for parents: interpreter found',
    html: p('My cousin can interpret on the evening. She asks for nothing but a seat.', 'Noor'),
    labels: ['private', 'company'],
  },
  {
    from: 'Grace Mbeki',
    to: ['me'],
    folder: 'inbox',
    ago: [25, '07:58'],
    subject: 'Lab safety: new poster',
    html: p('The old one still showed the eye wash in its old place. This one is right, and friendlier.', 'Grace'),
    files: [['lab-safety-poster.pdf', 'Lab safety: glasses on, hair back, nobody works alone']],
  },
  {
    from: 'Étienne Moreau',
    to: ['me'],
    folder: 'inbox',
    ago: [29, '14:14'],
    subject: 'Contract for the spring term, signed',
    html: p('Signed and scanned. The paper is in the post.', 'Étienne'),
    labels: ['important'],
    starred: true,
    files: [['contract-signed.pdf', 'Contract for the spring term, signed']],
  },
  {
    from: 'Marcus Hale',
    to: ['me'],
    folder: 'inbox',
    ago: [33, '12:41'],
    subject: 'Chess club: the boards are here',
    html: p('Twelve boards, one queen missing. We start on Tuesday with a button instead.', 'Marcus'),
    labels: ['personal'],
  },
  {
    from: 'Wanda Kowalska',
    to: ['me'],
    folder: 'inbox',
    ago: [40, '09:00'],
    subject: 'Minutes of the advisory board',
    html:
      p('The minutes are below. Corrections until the end of the week, please.') +
      list('The budget for books was agreed', 'The bicycle shed gets a roof', 'The next meeting is in January') +
      p('Wanda'),
    labels: ['company'],
  },
  {
    from: 'Freya Lindqvist',
    to: ['me'],
    folder: 'inbox',
    ago: [44, '20:20'],
    subject: 'School radio: first programme',
    html: p(
      'We are on air on Friday at noon: ten minutes, three songs, one interview with the cook. Would you say a word of welcome?',
      'Freya and the radio group',
    ),
    labels: ['personal'],
  },
];
