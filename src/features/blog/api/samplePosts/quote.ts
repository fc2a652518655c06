import type { SamplePost } from './post.ts';

/** Quote: a sentence worth keeping, and what it started. */
export const QUOTE: SamplePost[] = [
  {
    title: '“I do not know yet” is a whole sentence',
    picture: 'yet',
    by: 'Ruth Adeyemi',
    categories: ['Quote'],
    tags: ['learning', 'classroom'],
    daysAgo: 6,
    saved: 11,
    excerpt:
      'One word on a sticky note, put up in every classroom three years ago. What changed, what did not, and why the note in room 7 is upside down.',
    content: `<p>Three years ago somebody put a sticky note on the door frame of room 7. It said <em>yet</em>. Nobody owned up. By the end of the week there was one in every room, and by the end of the month we had stopped noticing them, which is when they started to work.</p>
<blockquote><p>"I can't do this." Look at the door. "I can't do this yet."</p></blockquote>
<p>I am wary of slogans. A word does not teach anybody long division. But a word can keep a door open long enough for somebody to walk through, and that is what I saw. Pupils began to correct each other, kindly, with a nod towards the frame. Then they began to correct us. I once said in a staff meeting that I could not work the new printer, and eleven colleagues looked at the door.</p>
<h2>What did not change</h2>
<p>It did not make anything easier. The same essays were hard, the same equations stayed unsolved on the first try. It did not help those who were afraid of being seen trying; for them we needed smaller groups and more time, not paper. I say this because words get praised for work that people did.</p>
<p>The note in room 7 is upside down because it fell and was put back by somebody very small. We have left it that way. It can be read by anybody who is standing on their head, which some weeks is all of us.</p>`,
    comments: [
      { by: 'Noor Rahman', says: 'The printer story is true. I was one of the eleven.' },
      { by: 'Liam O’Connor', says: 'I know who put the first one up. I am not telling. Yet.' },
      {
        by: 'Étienne Moreau',
        says: 'I like that you say what it did not do. Could you write more about the smaller groups?',
        replies: [{ by: 'Ruth Adeyemi', says: 'I will. It deserves more than a paragraph.' }],
      },
    ],
  },
  {
    title: 'Letters to the one who sits here next year',
    picture: 'letters',
    by: 'Noor Rahman',
    categories: ['Quote'],
    tags: ['writing', 'classroom', 'community'],
    daysAgo: 22,
    saved: 6,
    excerpt:
      'On the last day before summer, everybody in class 6 writes a letter and tapes it under the desk. In September a stranger finds it. Four of them, with permission.',
    content: `<p>The task fits on a card: write to whoever will sit at your desk next year. Say one thing that is useful and one thing that is kind. Tape it underneath. Do not sign it unless you want an answer.</p>
<p>I have been doing this for five years, and I have never had to explain why. Here are four letters, printed with the permission of those who wrote them.</p>
<blockquote><p>The radiator knocks three times at ten past nine. It is not a ghost, but you can tell the new ones that it is.</p></blockquote>
<blockquote><p>If you do not understand fractions by Christmas, ask again. I asked four times. Nobody laughed except me.</p></blockquote>
<blockquote><p>Look out of the window at the birch. In February you think it is dead. Wait.</p></blockquote>
<blockquote><p>Somebody in this class will be sad this year and not say so. It is the one you think is fine. It was me.</p></blockquote>
<p>In September they crawl under the desks before I have even said good morning. It is very quiet then. Later in the year some of them write back, and I carry the answers one floor up, where their writers have become too old to admit how much they hoped for them.</p>`,
    comments: [
      { by: 'Isla Murray', says: 'I got the one about the birch. I checked every day in February.' },
      { by: 'Grace Mbeki', says: 'I read the last one twice and then went to talk to somebody. Thank you.' },
    ],
  },
  {
    title: 'What we say in the corridor',
    picture: 'corridor',
    by: 'Étienne Moreau',
    categories: ['Quote'],
    tags: ['languages', 'projects'],
    daysAgo: 52,
    saved: 2,
    excerpt:
      'For one week the language club collected sentences overheard between lessons, in eleven languages. A small portrait of a school by its own voices.',
    content: `<p>The instructions were strict: no names, nothing unkind, nothing private. Only sentences said aloud in the corridor, written down as they were heard, each with its language and the time. After one week the language club had 214 of them.</p>
<p>Eleven languages, which was more than we had guessed. The most frequent sentence, in nine of them, was a form of <em>wait for me</em>. The second was <em>what did we have to do?</em>, and the third, every day at 12:05, was about soup.</p>
<h2>A few from the wall</h2>
<ul><li>"You explain it better than the book." (Arabic, 10:42)</li><li>"If I run now, I am only two minutes late." (German, 7:51)</li><li>"My grandmother says this word, too!" (Portuguese, to a boy from Brazil, 13:20)</li><li>"It is not raining inside, so we are fine." (English, 8:03)</li></ul>
<p>Translating them was harder than collecting them. <em>Bon courage</em> has no English that is short enough to be said on the stairs. There is a Turkish sentence for somebody who has just finished a hard job that we ended up leaving as it is, with a footnote.</p>
<p>The wall is outside the library until the holidays. There is a pencil on a string. Add what you hear.</p>`,
    comments: [{ by: 'Yusuf Kaya', says: 'The Turkish one is kolay gelsin, and now half of my class says it.' }],
  },
];
