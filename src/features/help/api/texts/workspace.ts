import type { Card } from './kinds.ts';

export const WORKSPACE: Card[] = [
  {
    category: 'workspace',
    title: 'Mail, chat and planning',
    desc: 'Email, chat, calendar, to-do and the boards of the staff.',
    categories: [
      {
        ...{ title: 'Email and chat', icon: 'mail', iconColor: 'ink' },
        questions: [
          [
            'How do I search my mails?',
            '<p>Type a name or words of the subject into the search above the list. Narrow it down with words of their own:</p><ul><li><code>from:maria</code> and <code>to:office</code></li><li><code>has:attachment</code></li><li><code>before:2026-09-01</code> and <code>after:2026-08-01</code></li></ul>',
          ],
          [
            'What happens to deleted mails?',
            '<p>They go to <strong>Trash</strong> and stay there until you delete them for good. Move one back by choosing another folder for it.</p>',
          ],
          [
            'How do I start a group chat?',
            '<p>In <a href="/apps/chat">Chat</a> press <strong>New chat</strong>, choose several people and give the group a name. Whoever made the group can add and remove members and rename it.</p>',
          ],
          [
            'What do the marks beside a message mean?',
            '<p>One tick: it has arrived at the server. Two ticks: everybody in the chat has seen it. A clock: you have no connection; it is sent as soon as it is back.</p>',
          ],
        ],
      },
      {
        ...{ title: 'Calendar, to-do and boards', icon: 'calendar', iconColor: 'ochre' },
        questions: [
          [
            'How do I see the calendar on my phone?',
            '<p>Open <a href="/apps/calendar">Calendar</a> › menu › <strong>Subscribe</strong> and copy the address into the calendar of your phone. It follows every change by itself. Treat the address like a password; withdraw it and make a new one if somebody else has it.</p>',
          ],
          [
            'How do I make an event that repeats?',
            '<p>Open the event and choose how it repeats: daily, weekly on certain days, monthly or yearly, until a day or so many times. When you change one later, you are asked whether you mean this one, this and the following, or all.</p>',
          ],
          [
            'How do I write down a task quickly?',
            '<p>Press <strong>n</strong> in <a href="/apps/todo">To-do</a> and write it as you would say it: <em>Print the exam tomorrow 9:00 #exam !</em> The date, the tag and the importance are taken from the line.</p>',
          ],
          [
            'How do I move cards without a mouse?',
            '<p>Go to a card with <strong>Tab</strong>, press <strong>Space</strong> to pick it up, move it with the arrow keys, and press <strong>Space</strong> again to drop it. <strong>Esc</strong> puts it back. A screen reader says each step.</p>',
          ],
        ],
      },
    ],
  },
];
