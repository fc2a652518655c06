import type { QuestionContent } from '#contract/question.ts';
import { readMoodlePath, writeMoodlePath } from './categoryPath.ts';
import { nameFrom } from './finish.ts';
import { fillFormulas } from './formulas.ts';
import { jsonInXml, textElement } from './moodleText.ts';
import type { ExportQuestion, QuestionWriter, ShownFile } from './parsed.ts';

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(''));
}

const attribute = (text: string) => jsonInXml(text).slice(1, -1).replace(/\\?"/g, '&quot;');

/** HTML with the pictures it shows beside it, each in a folder of its own. */
function htmlElement(name: string, html: string, files: ShownFile[], attributes = ''): string {
  const shown = new Map<number, ShownFile>();
  const moved = html.replace(/(<img[^<>]*\ssrc=")\/api\/files\/(\d{1,9})\/([^"<>]*)"/g, (whole, before, id, path) => {
    const file = files.find((one) => one.id === Number(id));
    if (!file) return whole;
    shown.set(file.id, file);
    return `${before}@@PLUGINFILE@@/${file.id}/${path}"`;
  });
  const beside = [...shown.values()].map(
    (file) =>
      `<file name="${attribute(file.name)}" path="/${file.id}/" encoding="base64">${base64(file.content)}</file>`,
  );
  return `<${name}${attributes} format="html">${textElement(fillFormulas(moved))}${beside.join('')}`;
}

const element = (name: string, value: string | number) => `<${name}>${value}</${name}>\n`;

const COMBINED = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
  .map((name) => `<${name} format="html"><text></text></${name}>\n`)
  .join('');

const TYPES: Record<QuestionContent['kind'], string> = {
  single: 'multichoice',
  multiple: 'multichoice',
  truefalse: 'truefalse',
  short: 'shortanswer',
  numerical: 'numerical',
  matching: 'matching',
  ordering: 'ordering',
  essay: 'essay',
};

/** What is particular to a kind. */
function contentElements(content: QuestionContent, files: ShownFile[]): string {
  const html = (name: string, text: string) => `${htmlElement(name, text, files)}</${name}>\n`;
  const plainAnswer = (text: string, fraction: number, feedback: string, more = '') =>
    `<answer fraction="${fraction}" format="moodle_auto_format">${textElement(text)}${html('feedback', feedback)}${more}</answer>\n`;
  const shuffled = (shuffle: boolean) => element('shuffleanswers', shuffle ? 'true' : 'false');
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return [
        element('single', content.kind === 'single' ? 'true' : 'false'),
        shuffled(content.shuffle),
        element('answernumbering', 'abc'),
        COMBINED,
        ...content.answers.map(
          ({ text, fraction, feedback }) =>
            `${htmlElement('answer', text, files, ` fraction="${fraction}"`)}${html('feedback', feedback)}</answer>\n`,
        ),
      ].join('');
    case 'truefalse':
      return (
        plainAnswer('true', content.right ? 100 : 0, content.feedbackTrue) +
        plainAnswer('false', content.right ? 0 : 100, content.feedbackFalse)
      );
    case 'short':
      return [
        element('usecase', content.caseSensitive ? 1 : 0),
        ...content.answers.map((one) => plainAnswer(one.text, one.fraction, one.feedback)),
      ].join('');
    case 'numerical':
      return [
        ...content.answers.map((one) =>
          plainAnswer(`${one.value ?? '*'}`, one.fraction, one.feedback, `<tolerance>${one.tolerance}</tolerance>`),
        ),
        content.unit
          ? `<units><unit><multiplier>1</multiplier>${textElement(content.unit, 'unit_name')}</unit></units>\n`
          : '',
      ].join('');
    case 'matching':
      return [
        shuffled(content.shuffle),
        COMBINED,
        ...[...content.pairs, ...content.distractors.map((match) => ({ prompt: '', match }))].map(
          ({ prompt, match }) =>
            `${htmlElement('subquestion', prompt, files)}<answer>${textElement(match)}</answer></subquestion>\n`,
        ),
      ].join('');
    case 'ordering':
      return [
        element('layouttype', 'VERTICAL'),
        element('selecttype', 'ALL'),
        element('selectcount', 0),
        element('gradingtype', 'ABSOLUTE_POSITION'),
        element('showgrading', 'SHOW'),
        element('numberingstyle', 'none'),
        COMBINED,
        ...content.items.map(
          (item, index) => `${htmlElement('answer', item, files, ` fraction="${index + 1}"`)}</answer>\n`,
        ),
      ].join('');
    case 'essay':
      return [
        element('responseformat', 'editor'),
        element('responserequired', 1),
        element('responsefieldlines', 10),
        element('minwordlimit', content.minWords ?? ''),
        element('maxwordlimit', content.maxWords ?? ''),
        element('attachments', 0),
        element('attachmentsrequired', 0),
        html('graderinfo', content.notes),
        html('responsetemplate', content.template),
      ].join('');
  }
}

function category(path: string[]): string {
  const written = writeMoodlePath(path).replace(/\s+/g, ' ');
  const isExact = JSON.stringify(readMoodlePath(written)) === JSON.stringify(path);
  const own = isExact ? '' : `<lms>${jsonInXml({ category: path })}</lms>`;
  return `<question type="category"><category>${textElement(written)}</category>${own}</question>\n\n`;
}

function questionElement(question: ExportQuestion, files: ShownFile[]): string {
  const { content, name, status, difficulty } = question;
  const own = {
    ...{ kind: content.kind, status, difficulty },
    ...(name === '' ? { name } : {}),
    ...(content.kind === 'matching' ? { pairs: content.pairs.length } : {}),
  };
  const tags = question.tags.map((tag) => `<tag>${textElement(tag)}</tag>`).join('');
  return [
    `<question type="${TYPES[content.kind]}">\n`,
    `<name>${textElement(nameFrom(question))}</name>\n`,
    `${htmlElement('questiontext', question.text, files)}</questiontext>\n`,
    `${htmlElement('generalfeedback', question.generalFeedback, files)}</generalfeedback>\n`,
    element('defaultgrade', question.points),
    element('penalty', content.kind === 'truefalse' ? 1 : 0.3333333),
    element('hidden', status === 'retired' ? 1 : 0),
    `<lms>${jsonInXml(own)}</lms>\n`,
    contentElements(content, files),
    tags ? `<tags>${tags}</tags>\n` : '',
    '</question>\n\n',
  ].join('');
}

export function moodleXmlWriter(): QuestionWriter {
  let path: string[] = [];
  return {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
    write(question, files) {
      const moved =
        JSON.stringify(path) === JSON.stringify(question.categoryPath) ? '' : category(question.categoryPath);
      path = question.categoryPath;
      return { text: moved + questionElement(question, files) };
    },
    tail: '</quiz>\n',
  };
}
