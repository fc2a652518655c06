import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ContentOf } from '#contract/question.ts';
import type { QuestionKind } from '#contract/questionKinds.ts';
import { detectFormat } from './detect.ts';
import { readQuestionFile } from './formats.ts';
import type { ParsedRow } from './parsed.ts';

const folder = new URL('../../../../tests/questions/samples/', import.meta.url);
const sample = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const read = (format: Parameters<typeof readQuestionFile>[0], text: string) => [...readQuestionFile(format, text)];
const named = (rows: ParsedRow[], name: string) => rows.find((row) => row.name === name);
/** The content of a row that has to be of this kind. */
function contentOf<K extends QuestionKind>(row: ParsedRow | undefined, kind: K): ContentOf<K> {
  const content = row?.question?.content;
  expect(content?.kind).toBe(kind);
  return content as ContentOf<K>;
}

describe('GIFT', () => {
  const rows = read('gift', sample('every-kind.gift.txt'));

  it('finds every question and its line, right or wrong', () => {
    expect(rows.map((row) => [row.line, row.kindName, row.problems.length > 0])).toEqual([
      [7, 'Single choice', false],
      [14, 'Single choice', false],
      [16, 'Multiple choice', false],
      [23, 'True/false', false],
      [25, 'Short answer', false],
      [29, 'Matching', false],
      [31, 'Numerical', false],
      [32, 'Essay', false],
      [36, 'Description', true],
      [38, 'Single choice', false],
      [39, 'True/false', false],
      [41, '', true],
      [43, '', true],
      [45, 'Numerical', true],
    ]);
  });

  it('reads title, format, weights, feedback, tags and category', () => {
    expect(rows[0]).toMatchObject({
      name: 'Longest river',
      categoryPath: ['Geography', 'Rivers/Lakes'],
      notes: ['Its ID number has no place here: geo-1.'],
      question: { tags: ['Africa', 'long ] river'], generalFeedback: '<p>Measured in 2007.</p>', status: null },
    });
    expect(rows[0]?.text).toBe('<p>Which river is <b>longest</b>: pick one</p>');
    expect(contentOf(rows[0], 'single').answers).toEqual([
      { text: '<p>Nile</p>', fraction: 100, feedback: '<p>6650 km = long</p>' },
      { text: '<p>Amazon</p>', fraction: 50, feedback: 'Nearly' },
      { text: '<p>Rhine</p>', fraction: 0, feedback: '' },
    ]);
    expect(rows[8]?.categoryPath).toEqual(['Geography', 'Maps']);
  });

  it('puts a gap where the missing word is', () => {
    expect(rows[1]?.text).toBe('<p>Lake Geneva lies in _____, in part.</p>');
  });

  it('takes blank lines between answers, and questions without one between them', () => {
    expect(contentOf(rows[2], 'multiple').answers.map((one) => one.fraction)).toEqual([50, 50, -100]);
    expect(rows[10]).toMatchObject({ name: 'No blank line' });
  });

  it('gives feedback of true and false to the right ones', () => {
    expect(contentOf(rows[3], 'truefalse')).toEqual({
      kind: 'truefalse',
      right: true,
      feedbackTrue: '<p>Right.</p>',
      feedbackFalse: '<p>Look at a map.</p>',
    });
  });

  it('reads markdown, matching with something that matches nothing, and numbers in every way', () => {
    expect(rows[4]?.text).toBe('<p>What is the <em>capital</em> of <strong>France</strong>? <code>x_y</code></p>');
    expect(contentOf(rows[5], 'matching')).toMatchObject({
      pairs: [
        { prompt: '<p>Spain</p>', match: 'Madrid' },
        { prompt: '<p>Italy</p>', match: 'Rome' },
        { prompt: '<b>Peru</b>', match: 'Lima' },
      ],
      distractors: ['Oslo'],
    });
    expect(contentOf(rows[6], 'numerical').answers).toEqual([
      { value: 6650, tolerance: 50, fraction: 100, feedback: '<p>well done</p>' },
      { value: 6650, tolerance: 500, fraction: 50, feedback: '' },
      { value: 6500, tolerance: 500, fraction: 10, feedback: '' },
      { value: null, tolerance: 0, fraction: 0, feedback: '<p>Not even close</p>' },
    ]);
    expect(rows[7]?.text).toBe('<p>Write about &lt;rivers&gt; &amp; lakes.</p>');
  });

  it('takes escaped letters as letters, and what is no tag as text', () => {
    expect(rows[9]?.text).toContain('Which are letters? { } ~ = # : \\ and<br />a new line, C++ &lt;stdio.h&gt;');
    expect(contentOf(rows[9], 'single').answers.map((one) => one.text)).toEqual(['<p>=</p>', '<p>~</p>', '<p>a:b</p>']);
  });

  it('tells what is wrong', () => {
    expect(rows[8]?.problems).toEqual(['There is no kind of question like this here: Description.']);
    expect(rows[11]?.problems).toEqual(['The brace that closes the answers, }, is missing.']);
    expect(rows[12]?.problems[0]).toMatch(/two sets of answers/);
    expect(rows[13]?.problems).toEqual(['This is not a number: many.']);
  });

  it('reads files of Windows and with a byte order mark the same', () => {
    const windows = `\uFEFF${sample('every-kind.gift.txt').replaceAll('\n', '\r\n')}`;
    expect(read('gift', windows)).toEqual(rows);
  });

  it('does not stumble over markup that nobody escaped', () => {
    const [row] = read(
      'gift',
      '[html]See <a href="http://x.org/#a">this</a> &#39;now&#39; {=<b class="x">yes</b> ~no}',
    );
    expect(row?.text).toBe('See <a href="http://x.org/#a">this</a> &#39;now&#39;');
    expect(contentOf(row, 'single').answers[0]?.text).toBe('<b class="x">yes</b>');
  });
});

describe('Aiken', () => {
  const rows = read('aiken', sample('every-case.aiken.txt'));

  it('reads options in both ways, over several lines, as plain text', () => {
    expect(rows[0]?.text).toBe('<p>What is the capital of France?</p>');
    expect(contentOf(rows[0], 'single').answers.map((one) => [one.text, one.fraction])).toEqual([
      ['<p>Lyon</p>', 0],
      ['<p>Paris</p>', 100],
      ['<p>Marseille</p>', 0],
    ]);
    expect(rows[1]?.text).toBe('<p>A. Lincoln was president of</p>');
    expect(contentOf(rows[1], 'single').answers[1]?.text).toBe(
      '<p>&lt;b&gt;the United States&lt;/b&gt;,<br />of America</p>',
    );
  });

  it('tells what is missing, and in which line', () => {
    expect(rows.slice(2).map((row) => [row.line, row.problems])).toEqual([
      [14, ['The line ANSWER: with the letter of the right answer is missing.']],
      [18, ['Give at least two answers, as lines that begin with A) and B).']],
      [21, ['There is no answer D.']],
      [26, ['The text of the question is missing.']],
    ]);
  });
});

describe('Moodle XML', () => {
  const rows = read('moodle-xml', sample('every-kind.xml'));

  it('reads a question with everything there is', () => {
    expect(rows[0]).toMatchObject({
      line: 8,
      categoryPath: ['Biology', 'In/out & about'],
      name: 'Cells & walls',
      problems: [],
      question: { points: 2.5, status: 'retired', tags: ['cells', 'Exam'] },
    });
    expect(rows[0]?.text).toBe(
      '<p>Which has a wall? <img src="@@FILE:0@@" alt="dot"> (gone.png) and the notes (notes.pdf)</p>',
    );
    expect(rows[0]?.pictures.map((one) => [one.name, one.type])).toEqual([['my dot.png', 'image/png']]);
    expect(rows[0]?.notes).toEqual([
      'Feedback on the answer as a whole has no place here: “Look again.”.',
      'Its hints have no place here.',
      'Its ID number has no place here: BIO-7.',
      'Only pictures in the text are taken along, not this file: notes.pdf.',
      'This file is not part of what was sent: gone.png.',
    ]);
    expect(rows[0]?.question?.generalFeedback).toBe('<p>Think of <strong>cellulose</strong>.</p>');
    expect(contentOf(rows[0], 'multiple')).toEqual({
      kind: 'multiple',
      shuffle: false,
      answers: [
        { text: '<b>Plant</b>', fraction: 33.33333, feedback: 'Yes' },
        { text: '<p>Fungus &lt;b&gt;</p>', fraction: 66.66667, feedback: '' },
        { text: '<p>Animal<br />of any kind</p>', fraction: -100, feedback: '' },
      ],
    });
  });

  it('makes formulas of what other programs write between delimiters', () => {
    expect(named(rows, 'Formula')?.text).toBe(
      '<p>Is <span data-type="inline-math" data-latex="a &lt; b"></span> the same as <span data-type="inline-math" data-latex="b &gt; a"></span>?</p>',
    );
  });

  it('reads every kind that we have', () => {
    expect(contentOf(named(rows, 'Formula'), 'truefalse')).toMatchObject({
      right: false,
      feedbackTrue: 'No',
      feedbackFalse: 'Yes',
    });
    expect(named(rows, 'Short')?.text).toBe('<p>Name it.<br />Now.</p>');
    expect(contentOf(named(rows, 'Short'), 'short')).toMatchObject({
      caseSensitive: true,
      answers: [
        { text: 'mito*', fraction: 100 },
        { text: 'cell', fraction: 12.5 },
      ],
    });
    expect(contentOf(named(rows, 'Number'), 'numerical')).toMatchObject({
      unit: 'm',
      answers: [
        { value: 3.5, tolerance: 0.1, fraction: 100 },
        { value: null, fraction: 0 },
      ],
    });
    expect(named(rows, 'Number')?.notes).toEqual(['A question has one unit here; this one is kept: m.']);
    expect(contentOf(named(rows, 'Pairs'), 'matching')).toMatchObject({
      pairs: [{ match: '1' }, { match: '2' }],
      distractors: ['3'],
    });
    expect(contentOf(named(rows, 'Order'), 'ordering').items).toEqual(['first', 'second']);
    expect(named(rows, 'Essay')?.text).toBe('<p>Write <em>freely</em>.</p>');
    expect(contentOf(named(rows, 'Essay'), 'essay')).toMatchObject({
      minWords: 10,
      maxWords: null,
      template: 'Dear …',
    });
  });

  it('names the kinds we do not have, and grades and numbers that cannot be', () => {
    const told = rows.filter((row) => !row.question).map((row) => [row.name, row.kindName, row.problems]);
    const unknown = (kind: string) => [kind, [`There is no kind of question like this here: ${kind}.`]];
    expect(told).toEqual([
      ['Gaps', ...unknown('Embedded answers (Cloze)')],
      ['Drag', ...unknown('Drag and drop onto image')],
      ['Read', ...unknown('Description')],
      ['Upload', ...unknown('Essay with attachments')],
      ['New', ...unknown('somethingnew')],
      [
        'Bad grade',
        'Single choice',
        [
          'An answer has a grade that Moodle does not have: 33 %.',
          'An answer has a grade that Moodle does not have: 67 %.',
        ],
      ],
      ['Bad number', 'Numerical', ['This is not a number: about five.']],
    ]);
    expect(named(rows, 'Gaps')?.categoryPath).toEqual(['Default for Quiz']);
  });

  it.each([
    ['<quiz>\n<question type="essay">\n<name></text></name></question></quiz>', 3],
    ['<quiz>\n<question type="essay"><name>', 2],
    ['<quiz>\n<!-- never ends', 2],
    ['<quiz>\n\n<question type=essay/></quiz>', 3],
    ['<quiz></quiz>\n<quiz></quiz>', 2],
    ['<!DOCTYPE quiz [<!ENTITY a "b">]>\n<quiz></quiz>', 1],
    ['just words', 1],
    ['<quiz>'.padEnd(6 * 200, '<b>'), 1],
  ])('says the line where XML is broken: %j', (text, line) => {
    const [row, ...more] = read('moodle-xml', text);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ line, question: null });
    expect(row?.problems[0]).toBe('The XML is broken from here on.');
  });

  it('keeps what stands before the broken part', () => {
    const good = '<question type="essay"><name><text>Good</text></name></question>';
    expect(read('moodle-xml', `<quiz>${good}\n<question>`).map((row) => [row.name, row.problems.length])).toEqual([
      ['Good', 0],
      ['', 2],
    ]);
  });

  it('names other kinds of file', () => {
    expect(read('moodle-xml', '<questestinterop><item/></questestinterop>')[0]?.problems[0]).toMatch(/QTI/);
    expect(read('moodle-xml', '<html><p>Hi</p></html>')[0]?.problems[0]).toMatch(/begins with html/);
  });

  it('expands nothing and stays quick on files made to be slow', () => {
    const text = `<quiz>${'<question type="essay"><name><text>&a;</text></name></question>'.repeat(3_000)}</quiz>`;
    const rows = read('moodle-xml', text);
    expect(rows).toHaveLength(3_000);
    expect(rows[0]?.name).toBe('&a;');
    expect(read('moodle-xml', `<quiz>${'<a>'.repeat(300_000)}`)[0]?.problems).toHaveLength(2);
  });
});

describe('CSV', () => {
  const rows = read('csv', sample('by-hand.csv'));

  it('reads a table that somebody wrote in a spreadsheet', () => {
    expect(rows[0]).toMatchObject({
      line: 2,
      categoryPath: ['Science', 'Cells'],
      name: 'Wall',
      text: '<p>Which has a wall? Is 3 &lt; 5 &amp; 6?</p>',
      notes: ['These columns are not known and were left out: Colour.'],
      question: {
        points: 1.5,
        tags: ['cells', 'exam'],
        content: {
          kind: 'single',
          answers: [
            { text: '<p>Plant</p>', fraction: 100, feedback: '<p>Yes!</p>' },
            { text: '<p>Animal</p>', fraction: 0, feedback: '' },
          ],
        },
      },
    });
    expect(rows[1]).toMatchObject({
      line: 3,
      text: '<p>Two lines<br />here: <span data-type="inline-math" data-latex="x^2"></span></p>',
    });
    expect(contentOf(rows[1], 'multiple').answers.map((one) => one.fraction)).toEqual([50, 50, 0]);
    expect(rows.slice(2, 4).map((row) => contentOf(row, 'truefalse').right)).toEqual([true, false]);
    expect(contentOf(rows[4], 'short').answers.map((one) => one.fraction)).toEqual([100, 50]);
    expect(contentOf(rows[5], 'numerical').answers).toMatchObject([{ value: 3.14, tolerance: 0.01, fraction: 100 }]);
    expect(contentOf(rows[6], 'matching')).toMatchObject({
      pairs: [
        { prompt: '<b>one</b>', match: '1' },
        { prompt: '<p>two</p>', match: '2' },
      ],
      distractors: ['3'],
    });
    expect(contentOf(rows[7], 'ordering').items).toEqual(['<p>first</p>', '<p>second</p>']);
    expect(contentOf(rows[8], 'essay').kind).toBe('essay');
    expect(contentOf(rows[9], 'single').answers.map((one) => one.fraction)).toEqual([0, 100]);
  });

  it('tells what is wrong, and in which line of the file', () => {
    expect(rows.slice(10).map((row) => [row.line, row.problems])).toEqual([
      [13, ['There is no kind of question like this here: drawing.']],
      [14, ['Say which kind of question this is.']],
      [15, ['This is not a score: most.']],
    ]);
    expect(read('csv', 'a,b\n1,2')[0]?.problems[0]).toMatch(/^The first line has to name the columns/);
    expect(read('csv', 'kind,question\nessay,"open\nessay,x')[0]).toMatchObject({
      question: null,
      problems: ['A quotation mark is not closed.'],
    });
  });

  it('takes a quotation mark within a cell for the sign it is', () => {
    const rows = read('csv', 'kind\tquestion\nessay\tHow long is 5" in cm?\nessay\t"Two\nlines"\nessay\tWhy?');
    expect(rows.map(({ line, problems, question }) => [line, problems, question?.text])).toEqual([
      [2, [], '<p>How long is 5" in cm?</p>'],
      [3, [], '<p>Two<br />lines</p>'],
      [5, [], '<p>Why?</p>'],
    ]);
    expect(read('csv', 'kind,question\nessay,"Who said ""no""')[0]?.problems).toEqual([
      'A quotation mark is not closed.',
    ]);
  });

  it('is parted by what a line before it names, and lines are still those of the file', () => {
    for (const [first, separator] of [
      ['sep=;', ';'],
      ['SEP=|', '|'],
      ['"sep=;"', ';'],
      ['sep=\t', '\t'],
    ] as const) {
      const text = `${first}\r\nkind${separator}question\r\nessay${separator}"One,\ntwo"\r\nessay${separator}Why?\r\n`;
      const seen = (start: string) =>
        read('csv', start + text).map(({ line, problems, question }) => [line, problems, question?.text]);
      const rows = (from: number) => [
        [from, [], '<p>One,<br />two</p>'],
        [from + 2, [], '<p>Why?</p>'],
      ];
      expect(seen('\uFEFF'), first).toEqual(rows(3));
      expect(seen('\n'), first).toEqual(rows(4));
      expect(detectFormat(text, 'questions.txt'), first).toBe('csv');
    }
    // Only a line that holds nothing else is meant so.
    expect(read('csv', 'sep=;x,kind,question\n1,essay,Why?\n')[0]?.notes).toEqual([
      'These columns are not known and were left out: sep=;x.',
    ]);
    expect(read('csv', '\n;\nkind;question\nessay;Why?\n')[0]).toMatchObject({ line: 4, problems: [] });
  });
});

describe('finding out the format', () => {
  it.each([
    ['every-kind.gift.txt', 'gift'],
    ['every-case.aiken.txt', 'aiken'],
    ['every-kind.xml', 'moodle-xml'],
    ['by-hand.csv', 'csv'],
  ])('%s', (name, format) => {
    expect(detectFormat(sample(name), '')).toBe(format);
    expect(detectFormat(sample(name), 'questions.txt')).toBe(format);
  });

  it('does not guess', () => {
    expect(detectFormat('Dear all, see you tomorrow.', 'letter.txt')).toBeUndefined();
  });
});

const others = process.env.LMS_QUESTION_SAMPLES;

/** Files that other programs wrote, when there is a folder of them. */
describe.runIf(others && existsSync(others))('files written by others', () => {
  const names = others ? readdirSync(others).filter((name) => /\.(xml|txt|gift|csv)$/.test(name)) : [];

  it.each(names)('%s: every question is right, or reported', (name) => {
    const text = readFileSync(`${others}/${name}`, 'utf8');
    const format = detectFormat(text, name);
    const rows = format ? read(format, text) : [];
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row.question === null, `line ${row.line}`).toBe(row.problems.length > 0);
  });
});
