import type { Category, ColorOption } from '#features/shop/contract.ts';
import type { ProductStatus } from '#features/shop/listContract.ts';

/** What is drawn on a product: scripts/draw-products.ts knows how. */
export type Emblem =
  | 'pi'
  | 'code'
  | 'leaf'
  | 'note'
  | 'speech'
  | 'chart'
  | 'atom'
  | 'pencil'
  | 'globe'
  | 'flask'
  | 'star'
  | 'key'
  | 'robot'
  | 'lens'
  | 'hourglass'
  | 'cube'
  | 'brush'
  | 'people';
export type Hue = 'ink' | 'pine' | 'ochre' | 'brick' | 'plum' | 'graphite';

export interface SampleProduct {
  name: string;
  category: Category;
  brand: string;
  cents: number;
  emblem: Emblem;
  hue: Hue;
  about: string;
  points: string[];
  free?: boolean;
  colours?: ColorOption[];
  stock?: number;
}

const course = (
  name: string,
  brand: string,
  cents: number,
  emblem: Emblem,
  hue: Hue,
  about: string,
  points: string[],
): SampleProduct => ({
  ...{ name, category: 'course', brand, cents, emblem, hue, about, points, free: true },
});
const licence = (
  name: string,
  brand: string,
  cents: number,
  emblem: Emblem,
  hue: Hue,
  about: string,
  points: string[],
): SampleProduct => ({
  ...{ name, category: 'licence', brand, cents, emblem, hue, about, points, free: true },
});
const book = (
  name: string,
  brand: string,
  cents: number,
  emblem: Emblem,
  hue: Hue,
  stock: number,
  about: string,
  points: string[],
  more: Partial<SampleProduct> = {},
): SampleProduct => ({
  ...{ name, category: 'book', brand, cents, emblem, hue, stock, about, points },
  ...more,
});
const kit = (
  name: string,
  brand: string,
  cents: number,
  emblem: Emblem,
  hue: Hue,
  stock: number,
  about: string,
  points: string[],
  more: Partial<SampleProduct> = {},
): SampleProduct => ({
  ...{ name, category: 'kit', brand, cents, emblem, hue, stock, about, points },
  ...more,
});

/**
 * In the order in which the shop puts them forward. What is scarce or sold out stands among the others: the first and the
 * last can be had.
 */
export const SAMPLE_PRODUCTS: SampleProduct[] = [
  course(
    'Algebra from the Ground Up',
    'Orchard Learning',
    8_900,
    'pi',
    'ink',
    'Twelve weeks from plain numbers to quadratic equations, at the pace of a class that has other things to do too.',
    [
      '48 short lessons with worked examples',
      'A quiz after each chapter, marked at once',
      'Notes to print for every lesson',
    ],
  ),
  kit(
    'Young Chemist’s Laboratory',
    'Northfield Labs',
    6_450,
    'flask',
    'pine',
    40,
    'Thirty experiments with what a kitchen allows: acids, crystals, colours and one small, well-behaved volcano.',
    [
      'Glassware that survives a fall from the table',
      'A booklet with a page for each experiment',
      'Goggles in two sizes',
    ],
    { free: true, colours: ['primary', 'success', 'warning'] },
  ),
  book(
    'The Pocket Grammar of English',
    'Alderbrook Press',
    1_850,
    'speech',
    'brick',
    120,
    'Every rule a learner asks about, each on its own page with three sentences that show it at work.',
    ['240 pages that lie flat', 'Index by question, not by term', 'Exercises with answers at the back'],
    { free: true },
  ),
  course(
    'Python for Classrooms',
    'Brightside Studio',
    12_900,
    'code',
    'plum',
    'A first programming course that begins with drawing pictures and ends with a small game that pupils take home.',
    ['36 lessons, all in the browser', 'Tasks that check themselves', 'A teacher’s guide with the usual mistakes'],
  ),
  kit(
    'Robot Workshop',
    'Northfield Labs',
    14_900,
    'robot',
    'graphite',
    25,
    'A robot to build in an afternoon and to teach new tricks for a year: it follows lines, avoids chair legs and waves.',
    ['112 parts, sorted in trays', 'Works with blocks and with Python', 'Spare wheels and a spare motor'],
    { free: true, colours: ['primary', 'danger', 'info', 'warning'] },
  ),
  book(
    'A History of Measuring',
    'Inkwell',
    3_200,
    'hourglass',
    'ochre',
    64,
    'How people came to agree on the length of a foot, the weight of a pound and the hour of noon, told in twenty stories.',
    ['Illustrated throughout', 'Timelines on the inside covers', 'Hardback with a ribbon'],
    { colours: ['warning', 'primary'] },
  ),
  licence(
    'Question Bank, School Licence',
    'Orchard Learning',
    49_000,
    'key',
    'ink',
    'Four thousand checked questions in eight kinds for every teacher of the school, ready to be used in quizzes and practices.',
    ['One year, any number of teachers', 'New questions each month', 'Export to the usual formats'],
  ),
  course(
    'Speaking German: The First Year',
    'Brightside Studio',
    9_900,
    'speech',
    'pine',
    'Short dialogues, honest grammar and a lot of listening. At the end of the year a conversation about the weather is no trouble.',
    ['60 dialogues with native speakers', 'Speech exercises with playback', 'Vocabulary cards to print'],
  ),
  book(
    'Drawing What You See',
    'Slate & Co',
    2_790,
    'brush',
    'plum',
    80,
    'A drawing book for people who say that they cannot draw. It begins with a cup and ends with a crowded station.',
    ['Paper that takes ink and wash', '52 exercises, one for each week', 'A fold-out page on perspective'],
    { free: true, colours: ['danger', 'info'] },
  ),
  kit(
    'Microscope for Beginners',
    'Northfield Labs',
    11_900,
    'lens',
    'ink',
    18,
    'A sturdy microscope with a clear picture at 40, 100 and 400 times, and a box of slides to look at on the first day.',
    ['Light from above and below', '12 prepared slides, 24 empty ones', 'A holder for phones'],
    { free: true, colours: ['primary', 'info'] },
  ),
  course(
    'Statistics with Real Numbers',
    'Orchard Learning',
    10_900,
    'chart',
    'ochre',
    'Bus delays, rainfall and school lunches: statistics taught with data that somebody really collected.',
    ['32 lessons and 12 data sets', 'Works with any spreadsheet', 'A project with marking scheme'],
  ),
  book(
    'The School Atlas',
    'Alderbrook Press',
    4_950,
    'globe',
    'pine',
    56,
    'A new atlas with generous maps, few colours and the names that people who live there use.',
    ['184 maps on heavy paper', 'An index of 30,000 places', 'Blank maps to copy'],
    { free: true },
  ),
  licence(
    'Whiteboard, Class Licence',
    'Brightside Studio',
    7_900,
    'pencil',
    'brick',
    'A shared whiteboard for thirty-two pupils that forgets nothing and asks for no accounts.',
    ['One class, one year', 'Export as pictures or as a PDF', 'Works on any device with a browser'],
  ),
  kit(
    'Geometry Set, Metal',
    'Slate & Co',
    2_490,
    'pencil',
    'graphite',
    150,
    'Compass, dividers, two set squares and a ruler that stays straight. In a tin that closes with a click.',
    ['Leads in two hardnesses', 'Engraved markings', 'Fits in a pencil case'],
    { colours: ['primary', 'danger', 'success'] },
  ),
  course(
    'Writing Essays That Hold',
    'Inkwell',
    7_400,
    'pencil',
    'ink',
    'From a question to a plan, from a plan to a page: a course on essays with eight finished examples, taken apart line by line.',
    ['24 lessons, 8 essays', 'Checklists for each step', 'Feedback forms for peers'],
  ),
  book(
    'Mental Arithmetic, Daily',
    'Alderbrook Press',
    1_490,
    'pi',
    'brick',
    200,
    'Ten sums a day for a school year, with a trick each week. Ten minutes, no calculator, visible progress.',
    ['200 pages to tear out', 'Answers on the back', 'A chart for the wall'],
  ),
  kit(
    'Weather Station',
    'Northfield Labs',
    9_250,
    'leaf',
    'pine',
    3,
    'Rain, wind, warmth and pressure, measured in the school yard and shown on a page of its own.',
    ['Reports every five minutes', 'Solar cell and battery', 'Data to download as a table'],
    { free: true, colours: ['success', 'info'] },
  ),
  course(
    'Music Theory at the Piano',
    'Brightside Studio',
    8_400,
    'note',
    'plum',
    'Notes, keys and chords learned with the fingers. Made for beginners with a keyboard of any size.',
    ['40 lessons with slow playback', 'Ear training in each chapter', '12 pieces to play'],
  ),
  book(
    'Experiments for a Rainy Day',
    'Inkwell',
    2_250,
    'flask',
    'ochre',
    4,
    'Forty experiments with things that are in the house, each with the question that it answers and the mess that it makes.',
    ['Sorted by time and by mess', 'Explained in a paragraph', 'Safe with the usual sense'],
    { free: true },
  ),
  licence(
    'Grade Book, Department',
    'Orchard Learning',
    24_900,
    'chart',
    'pine',
    'Marks, weights and reports for a department of up to forty teachers, with an export that the office can read.',
    ['One year, forty teachers', 'Weights for each course', 'Exports as CSV and XLSX'],
  ),
  kit(
    'Circuit Boards, Class Set',
    'Northfield Labs',
    18_900,
    'atom',
    'brick',
    12,
    'Sixteen boards with lamps, switches and motors that snap together. A lesson on series and parallel that works at once.',
    ['For 32 pupils in pairs', 'No solder, no tools', 'Cards with 24 circuits'],
    { free: true, colours: ['danger', 'warning'] },
  ),
  course(
    'Physics of Everyday Things',
    'Orchard Learning',
    11_500,
    'atom',
    'ink',
    'Why kettles sing, why bicycles stay up and why the sky is blue: mechanics, heat and light from what is at hand.',
    ['44 lessons with filmed experiments', 'Formulas, but few', 'A final project at home'],
  ),
  book(
    'Poems to Know by Heart',
    'Inkwell',
    1_990,
    'star',
    'plum',
    0,
    'Sixty poems from eight centuries that are worth the trouble, with a note on each and room for one’s own.',
    ['Large, calm type', 'Stressed syllables marked', 'Recordings by a QR code'],
    { colours: ['danger', 'primary', 'success'] },
  ),
  course(
    'Biology: Cells and Forests',
    'Brightside Studio',
    9_700,
    'leaf',
    'pine',
    'From what fits on a slide to what fits in a valley. A year of biology with walks outside.',
    ['50 lessons in five units', 'Drawings to label', 'Six field trips to plan'],
  ),
  kit(
    'World Map Puzzle, 500 Pieces',
    'Slate & Co',
    2_950,
    'globe',
    'ink',
    60,
    'Each country is a piece, or several. A puzzle that a class finishes in a week of breaks.',
    ['Printed on grey board', '68 by 48 centimetres', 'A poster of the finished map'],
  ),
  licence(
    'Typing Trainer, Single Seat',
    'Brightside Studio',
    1_900,
    'code',
    'graphite',
    'Ten fingers in six weeks. The trainer watches which letters are slow and brings them back.',
    ['One person, for ever', 'German, English and French layouts', 'Works without a connection'],
  ),
  book(
    'Chess for the School Club',
    'Alderbrook Press',
    2_400,
    'cube',
    'graphite',
    48,
    'Forty lessons for a club that meets once a week, from how the knight moves to how to lose well.',
    ['A diagram on every page', 'Puzzles with three levels', 'A plan for a year'],
    { colours: ['primary', 'warning'] },
  ),
  course(
    'First Aid in School',
    'Alderbrook Press',
    3_900,
    'people',
    'brick',
    'What to do until help comes: an evening’s course for teachers, with films of what it looks like.',
    ['14 lessons in two hours', 'A certificate at the end', 'A card for the wallet'],
  ),
  kit(
    'Watercolour Box, 24 Colours',
    'Slate & Co',
    3_490,
    'brush',
    'plum',
    70,
    'Colours that mix cleanly, three brushes and a tin with deep wells. Good enough for people who are serious.',
    ['Refills for each colour', 'Brushes in three sizes', 'A block of paper, 20 sheets'],
    { free: true, colours: ['danger', 'warning', 'info', 'success'] },
  ),
  book(
    'The Teacher’s Planner',
    'Slate & Co',
    2_690,
    'hourglass',
    'ink',
    110,
    'A week on two pages, seating plans, marks and meetings. Undated, so that it begins when you do.',
    ['A4, bound with a spiral', 'Perforated corners', 'A pocket for loose sheets'],
    { colours: ['primary', 'success', 'danger', 'info'] },
  ),
  licence(
    'Video Library, One Year',
    'Orchard Learning',
    15_900,
    'star',
    'ochre',
    'Nine hundred films for lessons, none longer than eight minutes, all with subtitles and questions.',
    ['One school, one year', 'Subtitles in five languages', 'No advertisements, ever'],
  ),
  kit(
    'Model of the Heart',
    'Northfield Labs',
    5_990,
    'people',
    'brick',
    9,
    'Twice life size, comes apart in four pieces and goes together again. Valves that really move.',
    ['On a stand', 'Numbered parts', 'A sheet to label'],
    { free: true },
  ),
  course(
    'Leading a Class: Practical Notes',
    'Inkwell',
    5_900,
    'people',
    'graphite',
    'Seating, silence, questions and the first five minutes. Notes from forty teachers, in order of usefulness.',
    ['20 lessons of ten minutes', 'Scenes played by actors', 'Things to try on Monday'],
  ),
  book(
    'Maps of the Night Sky',
    'Inkwell',
    3_650,
    'star',
    'ink',
    90,
    'Twelve charts, one for each month, that glow faintly and can be read with a red lamp.',
    ['For northern latitudes', 'Laminated, on a ring', 'A list of what to look for'],
    { free: true },
  ),
  kit(
    'Building Blocks for Maths',
    'Orchard Learning',
    4_290,
    'cube',
    'ochre',
    32,
    'Fractions, volumes and patterns in beech wood. Made for hands of any size.',
    ['162 blocks in a box', 'Rounded edges, oiled', 'A book of tasks'],
    { colours: ['warning', 'success'] },
  ),
  book(
    'The Little Book of Proofs',
    'Alderbrook Press',
    2_150,
    'pi',
    'plum',
    75,
    'Fifty proofs that fit on a page each, chosen for the moment when it suddenly becomes clear.',
    ['Nothing beyond school maths', 'A drawing for each proof', 'Notes on who found it'],
  ),
  course(
    'Climate in Twelve Graphs',
    'Orchard Learning',
    6_900,
    'chart',
    'pine',
    'A course in the making: how to read twelve graphs that everybody has seen and few have looked at.',
    ['12 lessons', 'Sources for each graph', 'Discussion cards'],
  ),
  kit(
    'Letterpress for Schools',
    'Slate & Co',
    21_900,
    'pencil',
    'brick',
    6,
    'A small press, two sets of type and ink. To be published when the safety sheet is there.',
    ['Prints postcards', '480 letters', 'Ink in three colours'],
    { colours: ['danger', 'primary'] },
  ),
  book(
    'Spelling, Second Edition',
    'Alderbrook Press',
    1_650,
    'speech',
    'graphite',
    0,
    'The second edition, sold until the third came out.',
    ['160 pages', 'Word lists by sound', 'Dictations'],
  ),
];

const STATUSES: Record<string, ProductStatus> = {
  'Climate in Twelve Graphs': 'draft',
  'Letterpress for Schools': 'draft',
  'Spelling, Second Edition': 'archived',
};
export const statusOf = ({ name }: SampleProduct): ProductStatus => STATUSES[name] ?? 'published';

/** What people say, by the stars they give. */
export const REVIEW_TEXTS: Record<Category, Record<1 | 2 | 3 | 4 | 5, string[]>> = {
  course: {
    5: [
      'My class asked for the next chapter by themselves. That has not happened before.',
      'Clear, calm and never longer than it has to be. Worth every cent.',
      'The quizzes are good enough that I stopped writing my own.',
      'I used it for a substitute week and nothing was lost.',
    ],
    4: [
      'Very good lessons; I would have liked more exercises in the last unit.',
      'Well made. The notes to print are a real help.',
      'Does what it says. A few lessons could be shorter.',
    ],
    3: ['Good for revision, a bit quick for beginners.', 'Solid, but my pupils wanted more films.'],
    2: ['Too many slides and too little to do.'],
    1: ['Did not fit our curriculum at all.'],
  },
  book: {
    5: [
      'Lies on my desk since the first day and is used every day.',
      'Beautifully made, and the paper is a pleasure.',
      'Finally one that explains instead of listing.',
      'We bought a second class set.',
    ],
    4: [
      'Good book, a little heavy for a school bag.',
      'Exactly the right level for my ninth grade.',
      'I miss an index of names, otherwise perfect.',
    ],
    3: ['Decent. The exercises repeat themselves after a while.', 'Nice pictures, but some chapters end too soon.'],
    2: ['The binding gave up after a term.'],
    1: ['Not what I expected from the description.'],
  },
  kit: {
    5: [
      'Everything was there, everything worked, and the pupils did not want to leave.',
      'Sturdy enough for the seventh grade. That says it all.',
      'The booklet is as good as the parts.',
      'Set up in ten minutes, used for a whole term.',
    ],
    4: [
      'Very good quality. Storing it takes some thought.',
      'Great fun; I would add a few spare parts.',
      'Well sorted and easy to count at the end of the lesson.',
    ],
    3: ['Fine, but plan twice the time that the booklet says.', 'Good idea, small parts get lost.'],
    2: ['Two pieces were missing; service sent them after a week.'],
    1: ['Broke on the second day.'],
  },
  licence: {
    5: [
      'Saved our department hours every week.',
      'Set up in a morning, nobody had a question after that.',
      'Support answered within the hour, twice.',
    ],
    4: ['Works well. The export could have more options.', 'Good value for a small school.'],
    3: ['Does its job. The start is a bit slow.', 'Useful, though we use half of it.'],
    2: ['Too many seats for us, and no smaller plan.'],
    1: ['We went back to paper.'],
  },
};
