import type { SamplePost } from './post.ts';

/** Gaming: board games, chess and what is learned by playing. */
export const GAMING: SamplePost[] = [
  {
    title: 'Losing well: notes from the chess corner',
    picture: 'chess',
    by: 'Tomás Herrera',
    categories: ['Gaming'],
    tags: ['chess', 'clubs'],
    daysAgo: 2,
    saved: 8,
    excerpt:
      'Our chess corner has a strange rule: whoever loses explains the game. Three months later the losers have become the strongest players in the room.',
    content: `<p>There are six boards at the window end of the library, and they are taken every break. When we set them up in August, we made one rule: after a game, the one who lost explains to the one who won where it turned. Not the other way round.</p>
<p>It sounds like a punishment. It is the opposite. The winner usually does not know why they won; they saw a chance and took it. The loser felt the moment the ground went soft. Saying it aloud, with a finger on the square, is worth ten games.</p>
<h2>Three sentences we hear often</h2>
<ol><li>"I moved the same piece three times, and you moved three pieces." That is development, and no lecture about it ever stuck like this.</li><li>"I was so happy about the rook that I stopped looking." That is true far from the board as well.</li><li>"Here I already knew, and I moved quickly so that it would be over." This one we talk about the longest.</li></ol>
<p>Freya, who lost her first fourteen games and explained all fourteen, won the autumn tournament last Friday. Asked how, she shrugged. "I have seen every way to lose," she said. "There are not that many."</p>
<p>The corner is open to everybody. Beginners are welcome twice: they get to explain the most.</p>`,
    comments: [
      { by: 'Freya Lindqvist', says: 'It was fifteen. I am counting the one on the bus.' },
      {
        by: 'Daniel Osei',
        says: 'Could we try the same rule after tests? Whoever got it wrong explains where it turned.',
        replies: [
          { by: 'Tomás Herrera', says: 'We are trying it in 9b from next week, with pairs. I will report.' },
          { by: 'Mei Chen', says: 'Please with snacks.' },
        ],
      },
    ],
  },
  {
    title: 'A board game about our own town',
    picture: 'boardgame',
    by: 'Samir Haddad',
    categories: ['Gaming'],
    tags: ['geography', 'projects', 'design'],
    daysAgo: 15,
    saved: 6,
    excerpt:
      'Year 7 turned the bus map into a game in which you can only win together. Along the way they found out why the number 4 is always late.',
    content: `<p>You start at the school gate. You have six tickets, one umbrella, and forty minutes to bring five parcels to five people who live as far apart as possible. The board is our town, drawn from memory by year 7 and corrected, after much shouting, with the real map.</p>
<h2>Rules are opinions</h2>
<p>The first version was a race, and it was boring: whoever sat next to the bus stop won. In the second version the players worked against each other, and two friendships needed mending afterwards. The third version, the one we kept, has a common clock. Everybody wins or nobody does. Suddenly people who had never spoken in class were planning transfers.</p>
<p>To make it fair we needed to know how long things really take. So for one week the class rode every line with a stopwatch. That is how they found out about the number 4: it shares three stops with the school buses, and every morning it waits eleven minutes in the queue that we ourselves make.</p>
<p>They wrote it down, with a table and a drawing, and sent it to the town. The answer came on official paper and said thank you. In the new timetable the number 4 leaves six minutes earlier.</p>
<p>The game can be borrowed from the library. The umbrella is a real rule and matters more than you think.</p>`,
    comments: [
      { by: 'Priya Sharma', says: 'We lost four times in a row and it was still the best afternoon of the week.' },
      { by: 'Oliver Kent', says: 'Is there a version for two players? My brother and I would like to try it at home.' },
    ],
  },
  {
    title: 'Ten minutes of play, twenty of thinking',
    picture: 'cards',
    by: 'Marcus Hale',
    categories: ['Gaming', 'Quote'],
    tags: ['teaching', 'mathematics'],
    daysAgo: 37,
    saved: 4,
    excerpt:
      'How a pack of cards on every desk changed the first half hour of mathematics, and why the talk afterwards matters more than the game.',
    content: `<p>Every Monday my lessons start with cards. Ten minutes, no more, and always a game whose rules fit on the back of an envelope. This month it is <em>Closest to a hundred</em>: draw four cards, make two numbers, add them, and get as near to 100 as you can.</p>
<p>I used to believe that the learning was in the game. It is not. In the game everybody is busy. The learning is in the twenty minutes after it, when I ask one question: <em>what do you do differently now from the first round?</em></p>
<p>Then it comes out. Somebody always puts the large cards in front. Somebody looks for nines and ones. Somebody has noticed that it does not matter which number gets which unit, and has just found out, without the word, that addition does not care about order. I write the sentences on the board exactly as they were said. By the end of the month we have a proof up there, in the handwriting of a class that says it cannot do proofs.</p>
<p>A few things that help: keep the rules on one line, let them play it at least five times, and stop while they still want to go on. The wish to go on is what carries the thinking.</p>`,
    comments: [
      {
        by: 'Hannah Vogel',
        says: 'Borrowed this for chemistry with element cards. It works with charges surprisingly well.',
      },
    ],
  },
];
