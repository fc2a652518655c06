import { hasMarkup } from './autoHtml.ts';
import { readMoodlePath } from './categoryPath.ts';
import { blankQuestion, finishRow, unknownKind, unreadRow } from './finish.ts';
import { moodleReader } from './moodleAnswers.ts';
import { MOODLE_FEEDBACK, moodleKindName } from './moodleKinds.ts';
import { Pictures } from './moodlePictures.ts';
import { formatOf, moodleHtml, wordsOf } from './moodleText.ts';
import { readNumber } from './numbers.ts';
import { readOwn, withOwn } from './own.ts';
import type { ParsedRow } from './parsed.ts';
import { oneLine, readable } from './plain.ts';
import { childOf, childrenOf, type XmlElement, XmlError, XmlReader } from './xml.ts';

const ownIn = (element: XmlElement) => {
  const own = childOf(element, 'lms');
  return own ? readOwn(own.text) : null;
};

const pathOf = (element: XmlElement) =>
  ownIn(element)?.category ?? readMoodlePath(oneLine(wordsOf(childOf(element, 'category'))));

/** Names are plain text, though some hold markup. */
const nameOf = (element: XmlElement) => {
  const name = wordsOf(childOf(element, 'name'));
  return oneLine(hasMarkup(name) ? readable(name) : name);
};

const SHOWN_LETTERS = 200;

/** What Moodle can say and we have no place for. */
function leftOver(element: XmlElement): string[] {
  const said = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => oneLine(readable(wordsOf(childOf(element, name)))))
    .filter((text) => text !== '' && !MOODLE_FEEDBACK.has(text.replace(/\.$/, '')));
  const hints = childrenOf(element, 'hint').some((one) => readable(wordsOf(one)) !== '');
  const idNumber = childOf(element, 'idnumber')?.text.trim();
  return [
    ...said.map((text) => `Feedback on the answer as a whole has no place here: “${text.slice(0, SHOWN_LETTERS)}”.`),
    ...(hints ? ['Its hints have no place here.'] : []),
    ...(idNumber ? [`Its ID number has no place here: ${idNumber}.`] : []),
  ];
}

function rowOf(element: XmlElement, categoryPath: string[]): ParsedRow {
  const type = (element.attributes.type ?? '').trim().toLowerCase();
  const own = ownIn(element);
  const pictures = new Pictures();
  const texts = { pictures, ours: own !== null, format: formatOf(childOf(element, 'questiontext')) };
  const text = moodleHtml(childOf(element, 'questiontext'), texts) + pictures.takeOld(element);
  const name = own ? wordsOf(childOf(element, 'name')) : nameOf(element);
  const where = { line: element.line, categoryPath };
  const reader = moodleReader(element, type);
  if (!reader) {
    const kindName = type === 'essay' ? 'Essay with attachments' : moodleKindName(type) || '?';
    return unknownKind({ ...where, kindName, name, text });
  }
  const problems: string[] = [];
  const notes = own ? [] : leftOver(element);
  const content = reader(element, { texts, own, problems, notes });
  const points = readNumber(childOf(element, 'defaultgrade')?.text ?? '1');
  if (points === undefined) problems.push('The points are not a number.');
  const tags = childOf(element, 'tags');
  const question = {
    ...blankQuestion(),
    ...{ name, text, content, points: points ?? 1 },
    generalFeedback: moodleHtml(childOf(element, 'generalfeedback'), texts),
    tags: tags ? childrenOf(tags, 'tag').map((tag) => wordsOf(tag).trim()) : [],
    status: childOf(element, 'hidden')?.text.trim() === '1' ? ('retired' as const) : null,
  };
  const draft = { ...where, problems, notes: [...notes, ...pictures.notes], pictures: pictures.list };
  return finishRow(draft, withOwn(question, own));
}

const wrongRoot = (root: XmlElement | null) =>
  root?.name === 'questestinterop' || root?.name === 'assessmentTest' || root?.name === 'manifest'
    ? 'This is a QTI file. Export the questions as Moodle XML, GIFT or Aiken instead.'
    : `This is not a file of questions: it begins with ${root?.name ?? '?'}, not with quiz.`;

/** Moodle XML, question by question. XML that is broken ends in a row that says the line. */
export function* readMoodleXml(text: string): Generator<ParsedRow> {
  const reader = new XmlReader(text);
  let path: string[] = [];
  try {
    for (const element of reader.children()) {
      if (reader.root?.name !== 'quiz') break;
      if (element.name !== 'question') continue;
      if (element.attributes.type?.trim() === 'category') path = pathOf(element);
      else yield rowOf(element, path);
    }
    if (reader.root?.name === 'quiz') return;
    yield unreadRow({ line: reader.root?.line ?? 1, categoryPath: [], problems: [wrongRoot(reader.root)] });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    yield unreadRow({
      line: error.line,
      categoryPath: path,
      problems: ['The XML is broken from here on.', error.message],
    });
  }
}
