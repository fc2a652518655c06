import type { QuestionContent } from '#contract/question.ts';
import { isMoodleGrade } from './moodleKinds.ts';
import { type MoodleTexts, moodleHtml, wordsOf } from './moodleText.ts';
import { readNumber } from './numbers.ts';
import type { OwnWords } from './own.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

export interface MoodleReading {
  texts: MoodleTexts;
  own: OwnWords | null;
  problems: string[];
  notes: string[];
}

/** `1`, `true` or an empty element (`<shuffleanswers/>`) is yes; what is not there is what Moodle takes it for. */
function flag(element: XmlElement, name: string, otherwise: boolean): boolean {
  const found = childOf(element, name);
  return found ? !/^\s*(0|false|no)\s*$/i.test(found.text) : otherwise;
}

function fractionOf(answer: XmlElement, { own, problems }: MoodleReading): number {
  const given = answer.attributes.fraction ?? '0';
  const percent = readNumber(given);
  if (percent === undefined) problems.push(`The grade of an answer is not a number: ${given}.`);
  else if (!own && !isMoodleGrade(percent))
    problems.push(`An answer has a grade that Moodle does not have: ${percent} %.`);
  return percent ?? 0;
}

const feedbackOf = (answer: XmlElement, { texts }: MoodleReading) => moodleHtml(childOf(answer, 'feedback'), texts);

function choices(question: XmlElement, reading: MoodleReading): QuestionContent {
  return {
    kind: flag(question, 'single', true) ? 'single' : 'multiple',
    answers: childrenOf(question, 'answer').map((answer) => ({
      text: moodleHtml(answer, reading.texts),
      fraction: fractionOf(answer, reading),
      feedback: feedbackOf(answer, reading),
    })),
    shuffle: flag(question, 'shuffleanswers', true),
  };
}

function truefalse(question: XmlElement, reading: MoodleReading): QuestionContent {
  const answers = childrenOf(question, 'answer');
  const saying = (word: RegExp) => answers.find((one) => word.test(wordsOf(one)));
  const [first, second] = answers;
  const yes = saying(/^\s*true\s*$/i) ?? first;
  const no = saying(/^\s*false\s*$/i) ?? second;
  if (!yes || !no) reading.problems.push('A true/false question needs both answers.');
  return {
    kind: 'truefalse',
    right: Number(yes?.attributes.fraction ?? 0) > 0,
    feedbackTrue: yes ? feedbackOf(yes, reading) : '',
    feedbackFalse: no ? feedbackOf(no, reading) : '',
  };
}

function short(question: XmlElement, reading: MoodleReading): QuestionContent {
  return {
    kind: 'short',
    answers: childrenOf(question, 'answer').map((answer) => ({
      text: wordsOf(answer).trim(),
      fraction: fractionOf(answer, reading),
      feedback: feedbackOf(answer, reading),
    })),
    caseSensitive: flag(question, 'usecase', false),
  };
}

function unitOf(question: XmlElement, notes: string[]): string {
  const units = childOf(question, 'units');
  const names = units ? childrenOf(units, 'unit').map((unit) => ({ unit, name: childOf(unit, 'unit_name') })) : [];
  const factor = (unit: XmlElement) => Number(childOf(unit, 'multiplier')?.text ?? 1);
  const main = names.find((one) => factor(one.unit) === 1) ?? names[0];
  const name = wordsOf(main?.name).trim();
  if (names.length > 1) notes.push(`A question has one unit here; this one is kept: ${name}.`);
  return name;
}

function numerical(question: XmlElement, reading: MoodleReading): QuestionContent {
  const answers = childrenOf(question, 'answer').flatMap((answer) => {
    const words = wordsOf(answer).trim();
    const value = words === '*' ? null : readNumber(words);
    const tolerance = readNumber(childOf(answer, 'tolerance')?.text.trim() || '0');
    if (value === undefined) reading.problems.push(`This is not a number: ${words || '?'}.`);
    if (tolerance === undefined) reading.problems.push('A tolerance is not a number.');
    if (value === undefined || tolerance === undefined) return [];
    const fraction = fractionOf(answer, reading);
    return [{ value, tolerance: Math.abs(tolerance), fraction, feedback: feedbackOf(answer, reading) }];
  });
  return { kind: 'numerical', answers, unit: unitOf(question, reading.notes) };
}

function matching(question: XmlElement, { texts, own }: MoodleReading): QuestionContent {
  const sides = childrenOf(question, 'subquestion').map((one) => ({
    prompt: moodleHtml(one, texts),
    match: wordsOf(childOf(one, 'answer')).trim(),
  }));
  const isPair = (one: { prompt: string }, index: number) =>
    own?.pairs === undefined ? one.prompt !== '' : index < own.pairs;
  return {
    kind: 'matching',
    pairs: sides.filter(isPair),
    distractors: sides.filter((one, index) => !isPair(one, index)).map((one) => one.match),
    shuffle: flag(question, 'shuffleanswers', true),
  };
}

const wordCount = (element: XmlElement | undefined) => {
  const count = Number(element?.text.trim());
  return Number.isInteger(count) && count > 0 ? count : null;
};

function essay(question: XmlElement, { texts, notes }: MoodleReading): QuestionContent {
  if (Number(childOf(question, 'attachments')?.text ?? 0) !== 0)
    notes.push('Students cannot attach files to an answer here.');
  return {
    kind: 'essay',
    template: moodleHtml(childOf(question, 'responsetemplate'), texts),
    notes: moodleHtml(childOf(question, 'graderinfo'), texts),
    minWords: wordCount(childOf(question, 'minwordlimit')),
    maxWords: wordCount(childOf(question, 'maxwordlimit')),
  };
}

type Reader = (question: XmlElement, reading: MoodleReading) => QuestionContent;

const READERS: Record<string, Reader> = {
  ...{ multichoice: choices, truefalse, shortanswer: short, numerical, matching, match: matching, essay },
  ordering: (question, { texts }) => ({
    kind: 'ordering',
    items: childrenOf(question, 'answer').map((answer) => moodleHtml(answer, texts)),
  }),
};

/** How a question of this type is read; undefined for a kind that we do not have. */
export function moodleReader(question: XmlElement, type: string): Reader | undefined {
  const asksForFiles =
    Number(childOf(question, 'attachmentsrequired')?.text ?? 0) > 0 ||
    childOf(question, 'responseformat')?.text.trim() === 'noinline';
  return type === 'essay' && asksForFiles ? undefined : READERS[type];
}
