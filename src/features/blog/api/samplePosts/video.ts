import type { SamplePost } from './post.ts';

/** Video: the film club, and lessons one can watch again. */
export const VIDEO: SamplePost[] = [
  {
    title: 'How we film a lesson with one phone',
    picture: 'camera',
    by: 'Yuki Tanaka',
    categories: ['Video'],
    tags: ['film club', 'teaching'],
    daysAgo: 9,
    saved: 10,
    excerpt:
      'No studio, no lights, no second take. The film club’s checklist for recording a lesson that somebody at home can really follow.',
    content: `<p>When half of a class is at home with a cold, a recorded lesson is worth more than a worksheet. But most recordings are hard to watch: the board is a white glare, the voice comes from another room, and the camera looks at the back of a head. We have filmed thirty-one lessons this year with a single phone. This is what we do.</p>
<h2>Before</h2>
<ol><li>Stand the phone at the height of the second row, on a stack of books, turned sideways. Not in the middle: a little towards the window, so that the board does not shine.</li><li>Put a second phone, or any recorder, on the teacher's desk for the sound. Clap once in front of both. Later, the two claps are how you line up picture and voice.</li><li>Write today's question in the corner of the board and leave it there.</li></ol>
<h2>During</h2>
<p>Do not move. The urge to follow the teacher is strong and makes everybody seasick. If something is written small, ask for it to be said as well; people who listen without looking will thank you. And never film the class. What others say can be heard, but nobody should have to think about how they look while they think about a triangle.</p>
<h2>After</h2>
<p>Cut the beginning until the first sentence that matters. Cut the end. Leave the silence after a question, because that is when those at home think. Add the question as a title, and subtitles: ours are typed by two people in a break and have made more friends than anything else we do.</p>`,
    comments: [
      {
        by: 'Camille Bernard',
        says: 'I was the one at home with the cold. The silence after the question is real, I actually used it.',
      },
      {
        by: 'Dmitri Volkov',
        says: 'Which program do you cut with?',
        replies: [
          {
            by: 'Yuki Tanaka',
            says: 'The one that is on the library computers. We wrote a one-page guide, it hangs beside them.',
          },
        ],
      },
    ],
  },
  {
    title: 'Eight seconds of snow',
    picture: 'snow',
    by: 'Beatrix Novak',
    categories: ['Video'],
    tags: ['film club', 'animation'],
    daysAgo: 26,
    saved: 5,
    excerpt:
      'Ninety-six photographs, a handful of salt and a great deal of patience: how the youngest in the film club made their first animation.',
    content: `<p>Eight seconds are ninety-six pictures, if you show twelve of them in a second. That is the sum we began with, and it did not sound like much. Then we took the first picture, moved eleven grains of salt by the width of a pencil line, and took the second.</p>
<p>The story is simple. A paper house stands in a paper night. It begins to snow. A light goes on. That is all, and it took three afternoons, because snow has to fall everywhere at once and each flake at its own speed.</p>
<h2>What went wrong, and stayed in</h2>
<p>In picture 41 somebody sneezed. The whole drift in front of the door jumped to the left. We thought about starting again, looked at each other, and made the door open instead, as if the wind had done it. Now everybody believes that this was the idea all along.</p>
<p>In picture 70 there is a thumb. If you stop at the right moment you can see it, in the lower corner, holding up the moon. We decided to leave it there. Somebody has to hold up the moon.</p>
<p>The film runs on the screen in the entrance hall, between the timetable and the menu. It is best watched on the way out, in the dark, in a coat.</p>`,
    comments: [
      { by: 'Zoë Fischer', says: 'It is MY thumb. I would like this to be known.' },
      { by: 'Rosa Martínez', says: 'I missed my bus watching it a third time.' },
    ],
  },
];

/** Not to be read by everybody yet. */
export const UNPUBLISHED: SamplePost[] = [
  {
    title: 'The winter concert, seen from behind the curtain',
    picture: 'concert',
    by: 'Chloé Laurent',
    categories: ['Video', 'Fashion'],
    tags: ['music', 'theatre'],
    daysAgo: -3,
    excerpt:
      'The audience sees the stage. We filmed everything else: the whispering, the lost shoe, and the four minutes in which nobody could find the triangle.',
    content: `<p>A concert has two audiences. One sits in the hall. The other stands behind the curtain with a clipboard, a torch and a roll of tape, and sees everything the wrong way round.</p>
<p>This year the film club put its camera there. You will see eighty people being very quiet on purpose. You will see a shoe travel from hand to hand along a line of twenty-two singers. And you will see the four minutes before the last piece, in which nobody could find the triangle, because it was hanging, as it should, on its stand.</p>
<p>What you will not see is anybody being told off. Mrs Laurent's only instruction on the whole recording is "breathe", said eleven times.</p>`,
  },
  {
    title: 'Notes for the open day',
    picture: 'openday',
    by: 'Ruth Adeyemi',
    categories: ['Quote'],
    tags: ['open day'],
    excerpt: 'Still collecting: what would you want to know if you came through our door for the first time?',
    content: `<p>Questions that visitors asked last year, in the order in which they were whispered:</p>
<ul><li>Where do you eat when it rains?</li><li>Is it bad if I cannot swim?</li><li>Who is the nicest teacher? (No answer was given, but several were offered.)</li></ul>
<p>To do: ask year 5 for three more, and find the photograph of the old gate.</p>`,
  },
];
