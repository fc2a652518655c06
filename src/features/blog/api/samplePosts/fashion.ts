import type { SamplePost } from './post.ts';

/** Fashion: costumes, uniforms and everything with a thread in it. */
export const FASHION: SamplePost[] = [
  {
    title: 'Nineteen cloaks from one old curtain',
    picture: 'cloaks',
    by: 'Chloé Laurent',
    categories: ['Fashion'],
    tags: ['theatre', 'textiles', 'reuse'],
    daysAgo: 4,
    saved: 7,
    excerpt:
      'The hall got new curtains, and the theatre group got the old one: eleven metres of dark blue velvet. How a costume budget of nothing at all made a better play.',
    content: `<p>When the caretaker rolled the old stage curtain into the costume room, it filled the whole floor. Eleven metres, heavy as a wet sheep, with forty years of dust in the folds. "You have until Friday," he said, "then it goes."</p>
<h2>Measure twice</h2>
<p>We needed nineteen cloaks for the autumn play and had no money for even one. A cloak is a half circle with a hole in it, and a half circle is geometry. So before anybody touched the scissors, the costume group drew the curtain on squared paper, one square to a hand's width, and moved paper half circles around until they fitted.</p>
<p>The first plan gave fourteen cloaks. Turning every second one upside down gave seventeen. It was Wren who noticed that cloaks for the smaller actors could be cut from the gaps between the large ones, like the small stones in a dry wall. Nineteen, with a strip left over that became the king's sash.</p>
<h2>What was not wasted</h2>
<ul><li>The brass rings hold the new notice board in the corridor.</li><li>The lead weights from the hem steady the lighting stands.</li><li>The faded part, where the sun had reached it, became the night sky of the second act. It needed no paint.</li></ul>
<p>On the evening of the play somebody in the third row said the costumes must have cost a fortune. We have decided to take that as a review.</p>`,
    comments: [
      {
        by: 'Wren Gallagher',
        says: 'For the record, I had the idea while looking at the floor tiles in the corridor.',
        replies: [{ by: 'Chloé Laurent', says: 'Ideas have to be looked at somewhere!' }],
      },
      { by: 'Tara Singh', says: 'My cloak is the one with the mended corner. I have grown rather fond of it.' },
    ],
  },
  {
    title: 'The repair café opens on Wednesdays',
    picture: 'needle',
    by: 'Wanda Kowalska',
    categories: ['Fashion'],
    tags: ['textiles', 'reuse', 'community'],
    daysAgo: 18,
    saved: 4,
    excerpt:
      'Three sewing machines, one retired tailor and a box of buttons. Bring what is torn, and take home what you mended yourself.',
    content: `<p>The rule of the repair café is short: nobody mends your jacket for you. Somebody sits beside you while you mend it yourself. That is slower, and it is the whole point.</p>
<p>We open on Wednesdays after the sixth lesson in the textile room. Mr Osgood brings the coffee. Mrs Lind, who ran the tailor's shop in Mill Street for thirty-eight years, brings everything else: patience, a magnet for lost pins, and the habit of saying "again" in a way that sounds like praise.</p>
<h2>So far this term</h2>
<ul><li>41 buttons, of which two were the right colour</li><li>17 knees, mostly left ones</li><li>9 zips, the hardest thing in the room</li><li>1 tent</li></ul>
<p>The tent deserves a story of its own. It belongs to year 6, who had taken it to the lake and brought it back in two halves. It took four Wednesdays and eleven people. When it stood up in the yard, all of them crawled in and refused to come out until the bell.</p>
<p>What people say most often when they hold up what they have mended is: "That was it?" Yes. That was it. Most things that look broken are a single thread away from being whole.</p>`,
    comments: [
      { by: 'Elif Demir', says: 'I can now sew on a button without bleeding. Progress.' },
      { by: 'Yuki Tanaka', says: 'Could we have one evening a month for parents, too?' },
    ],
  },
  {
    title: 'Why our sports shirts have five pockets of colour',
    picture: 'shirts',
    by: 'Lucía Romero',
    categories: ['Fashion', 'Gaming'],
    tags: ['design', 'sports'],
    daysAgo: 44,
    saved: 2,
    excerpt:
      'Class 10 was asked to design one shirt for every team. They came back with a set of rules instead of a drawing, and the rules were better.',
    content: `<p>The order said: one shirt, one design, all teams. The first sketches were loud. There were lightning bolts. There was, inevitably, a wolf.</p>
<p>Then somebody asked what a shirt has to <em>do</em>. It has to be told apart from the other team at thirty metres. It has to be recognised by somebody who does not see red and green as different. It has to be washed a hundred times. And it has to be worn by handball players, chess players and the people who run the timing desk, without looking silly on any of them.</p>
<p>From these four sentences came a system: one dark shirt for all, and a patch of colour on the shoulder in one of five shapes. Square for ball games, circle for athletics, triangle for water, cross for indoor, and a stripe for everybody who makes it possible. The shape says the same as the colour, so nobody depends on colour alone.</p>
<blockquote><p>We did not design a shirt. We designed the next fifty shirts.</p></blockquote>
<p>The wolf, we are happy to report, survives as a sticker on the bottle crate.</p>`,
    comments: [
      {
        by: 'Tomás Herrera',
        says: 'The referees at the district day asked where they could buy them. That says it all.',
      },
    ],
  },
];
