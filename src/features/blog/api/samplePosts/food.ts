import type { SamplePost } from './post.ts';

/** Food: the canteen, the garden and the cooking room. */
export const FOOD: SamplePost[] = [
  {
    title: 'Bread before the first bell',
    picture: 'bread',
    by: 'Hannah Vogel',
    categories: ['Food'],
    tags: ['canteen', 'chemistry', 'mornings'],
    daysAgo: 1,
    saved: 9,
    excerpt:
      'On Thursdays the cooking room smells of yeast at a quarter to seven. How a chemistry lesson about gas became the most popular breakfast in the building.',
    content: `<p>It began with a question nobody in class 9b could answer: where does the gas in bread come from, and why does it stay inside? We could have drawn it on the board. Instead we borrowed the cooking room, weighed out flour, and waited.</p>
<h2>What the dough taught us</h2>
<p>Yeast eats sugar and breathes out carbon dioxide. Every textbook says so. What the textbook does not say is how long it takes when the room is cold, or that a pinch of salt too much stops everything. Three of our first five loaves were bricks. We cut them open anyway, measured the holes with a ruler, and wrote down what we had done differently.</p>
<ul><li>At 18 °C the dough needed two hours to double. At 26 °C it needed fifty minutes.</li><li>With twice the salt it hardly moved at all.</li><li>Kneading for ten minutes made the holes smaller and more even than kneading for two.</li></ul>
<p>By the fourth week nobody asked when they would ever need this. They asked whether they could come on Fridays, too.</p>
<h2>Thursday, 6:45</h2>
<p>Today the breakfast bakes itself, more or less. Six pupils open the ovens, two stand at the till, and one keeps the book in which every batch is written down with its temperature and time. The money buys flour. What is left over goes into a jar labelled <em>new oven</em>, which at the present rate will be ours in the spring of the year after next.</p>
<blockquote><p>I used to think experiments were things with a right result. Now I think a brick is a result.</p></blockquote>
<p>If you would like to help: we start at a quarter to seven, and the first slice is always for whoever washed up.</p>`,
    comments: [
      {
        by: 'Amara Okafor',
        says: 'The rye one last week was the best so far. Is the recipe in the book already?',
        replies: [
          {
            by: 'Hannah Vogel',
            says: 'Page 31. It needs twenty minutes longer than we thought, so read the margin, too.',
          },
          { by: 'Amara Okafor', says: 'Found it, thank you! I will try it on Sunday.' },
        ],
      },
      { by: 'Grace Mbeki', says: 'I walked past at seven and was late for my own lesson. Worth it.' },
      { by: 'Jonas Keller', says: 'What happens if you use honey instead of sugar? Has anybody measured that?' },
    ],
  },
  {
    title: 'A garden bed the size of a blackboard',
    picture: 'garden',
    by: 'Ines Carvalho',
    categories: ['Food'],
    tags: ['garden', 'biology'],
    daysAgo: 12,
    saved: 5,
    excerpt:
      'Four metres by one and a half: that is all the earth we have behind the gym. What grows there in a school year, and what the slugs have taught us about planning.',
    content: `<p>Behind the gym there is a strip of earth that the builders forgot. It gets sun until two in the afternoon, and it is exactly as large as the blackboard in room 12. In March we divided it into twelve squares with string, and each group drew a lot.</p>
<h2>Twelve squares, twelve plans</h2>
<p>Half of the groups planted what they like to eat. The other half had read the label on the packet. Radishes were ready after four weeks and made everybody else jealous. The strawberries needed a year of patience, which nobody had. Square seven was left alone on purpose: we wanted to know what comes by itself. By June it had more kinds of plants than all the other squares together.</p>
<p>And then came the slugs. In one wet week in May they ate everything in squares one to four and left the rest untouched. It took us two days of looking with torches to find out why: the first four squares lie beside the wall, and the wall is where slugs sleep.</p>
<h2>What we would do again</h2>
<ol><li>Draw a map before planting, with sun and wall on it.</li><li>Sow beans twice, three weeks apart.</li><li>Give the boring jobs a name and a day. Watering on Fridays is a job; "somebody waters" is not.</li></ol>
<p>In September the canteen made one soup out of all twelve squares. It was a thin soup. It was also the first meal in which we knew every ingredient by its first name.</p>`,
    comments: [
      { by: 'Kavya Iyer', says: 'Square seven should become a permanent thing. I counted 23 species in June.' },
      {
        by: 'Peter Osgood',
        says: 'We have a pallet of old bricks behind the workshop. Would a raised bed help against the slugs?',
        replies: [{ by: 'Ines Carvalho', says: 'Very much. I will come by on Monday with a tape measure.' }],
      },
    ],
  },
  {
    title: 'What forty lunch trays say about us',
    picture: 'lunch',
    by: 'Grace Mbeki',
    categories: ['Food'],
    tags: ['statistics', 'canteen'],
    daysAgo: 31,
    saved: 3,
    excerpt:
      'Class 8 weighed what comes back from the canteen for two weeks. The numbers surprised us, and the kitchen changed one thing because of them.',
    content: `<p>Statistics needs something worth counting. So for two weeks, class 8 stood at the end of the canteen with a kitchen scale and a clipboard, and weighed what was left on forty trays a day, chosen by a dice roll so that nobody could say we had picked the messy ones.</p>
<table><thead><tr><th>Part of the meal</th><th>Served (g)</th><th>Left over (g)</th></tr></thead><tbody><tr><td>Potatoes, rice, pasta</td><td>210</td><td>64</td></tr><tr><td>Vegetables</td><td>120</td><td>31</td></tr><tr><td>Salad, taken by oneself</td><td>70</td><td>6</td></tr><tr><td>Fruit</td><td>110</td><td>22</td></tr></tbody></table>
<p>The loudest opinion before we began was that nobody eats the vegetables. It turned out that nobody finishes the potatoes. And what people put on the plate themselves hardly ever comes back.</p>
<p>We took three pages of results to the kitchen. They read them standing up, and then moved the big spoon to our side of the counter. Now everybody takes their own potatoes. The next count, a month later, found 19 grams left instead of 64.</p>
<p>What we learned about statistics fits into two sentences. A number is worth more when you decided how to count before you looked. And the best moment of a survey is when somebody does something because of it.</p>`,
    comments: [
      {
        by: 'Marcus Hale',
        says: 'I have used your table in year 10 as an example of a fair sample. The dice are a lovely touch.',
      },
    ],
  },
];
