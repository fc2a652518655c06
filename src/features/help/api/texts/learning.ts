import type { Card } from './kinds.ts';

export const LEARNING: Card[] = [
  {
    category: 'learning',
    title: 'Questions and practice',
    desc: 'The question bank, practising as a student, and what the results say.',
    categories: [
      {
        ...{ title: 'The question bank', icon: 'list-check', iconColor: 'ink' },
        questions: [
          [
            'Which kinds of questions are there?',
            '<p>Eight: one right answer, several right answers, true or false, short answer, numerical, matching, ordering and essay. All but the essay are graded at once; an essay waits until a person marks it, and counts from then on.</p><p>Texts may hold formulas, code, tables and pictures. A numerical answer can have a tolerance; a short answer can have several spellings.</p>',
          ],
          [
            'How do I import questions?',
            '<ol><li>Open <a href="/lms/questions/import">Questions › Import</a>.</li><li>Drop a file: Moodle XML, GIFT, Aiken and CSV are recognised by themselves.</li><li>Look at the check: each question that has a problem says what it is, and can be left out.</li><li>Choose the category and press <strong>Import</strong>.</li></ol><p>What came with one import can be shown in the list on its own, to be looked through, moved or deleted together.</p>',
          ],
          [
            'What is the difference between a draft and a ready question?',
            '<p>A <strong>draft</strong> may have gaps and is seen by teachers alone. A <strong>ready</strong> question is complete and can come up in a practice. The editor says which gaps keep a question from being ready.</p>',
          ],
          [
            'How do I see who changed a question?',
            '<p>Open the question and choose <strong>History</strong>. Each version shows who made it and what is different; any of them can be restored. Results that students have keep the version they answered.</p>',
          ],
          [
            'What do facility and discrimination mean?',
            '<p><strong>Facility</strong> is the share of right answers: 90% is easy, 20% is hard. <strong>Discrimination</strong> says whether those who do well elsewhere also do well here. Below zero something is usually wrong with the key.</p>',
          ],
        ],
      },
      {
        ...{ title: 'Practising', icon: 'school', iconColor: 'pine' },
        questions: [
          [
            'How do I start a practice?',
            '<p>Open <strong>Practice</strong> in the student menu, choose one or more categories and how many questions you want. Your home page also suggests what went least well so far.</p>',
          ],
          [
            'Are my answers saved?',
            '<p>Each answer is saved as you give it. Close the page, change the device, lose the connection: the practice goes on where you left it, until you hand it in.</p>',
          ],
          [
            'What does the flag beside a question do?',
            '<p>It reminds you to look again. Before you hand in, the list shows what is flagged and what has no answer yet. It has no influence on the result.</p>',
          ],
          [
            'Where do I see my results?',
            '<p><strong>Results</strong> lists everything you handed in, newest first. Open one to see each question with your answer, the right one and the explanation. Nobody is ranked, and other students do not see it.</p>',
          ],
        ],
      },
    ],
  },
];
