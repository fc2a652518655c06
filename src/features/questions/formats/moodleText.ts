import { hasMarkup } from './autoHtml.ts';
import { emptyFormulas } from './formulas.ts';
import type { Pictures } from './moodlePictures.ts';
import { htmlOf, type TextFormat } from './textFormat.ts';
import { childOf, type XmlElement } from './xml.ts';

/** Characters that XML cannot hold, whichever way they are written. */
const UNHEARD = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const inXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;');

export const jsonInXml = (value: unknown) =>
  inXml(JSON.stringify(value).replace(/[\uFFFE\uFFFF]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`));

const content = (text: string) =>
  /[<&]/.test(text) && !text.includes(']]>') && !text.includes('\r') ? `<![CDATA[${text}]]>` : inXml(text);

/** `<text>`: for others without the characters that XML cannot hold, for us exact. */
export function textElement(text: string, name = 'text'): string {
  const heard = text.replace(UNHEARD, '');
  const exact = heard === text ? '' : ` exact="${jsonInXml(text).replace(/"/g, '&quot;')}"`;
  return `<${name}${exact}>${content(heard)}</${name}>`;
}

function exactIn(element: XmlElement): string | undefined {
  try {
    const { exact } = element.attributes;
    const value: unknown = exact === undefined ? undefined : JSON.parse(exact);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What an element says, in its `<text>` or directly. Markup that nobody escaped is text too. */
export function wordsOf(element: XmlElement | undefined): string {
  const text = childOf(element, 'text') ?? element;
  if (!text) return '';
  return exactIn(text) ?? (text.children.length > 0 && text.name === 'text' ? text.source : text.text);
}

const FORMATS: Record<string, TextFormat> = {
  ...{ html: 'html', moodle_auto_format: 'auto', plain_text: 'plain', markdown: 'markdown' },
  ...{ '0': 'auto', '1': 'html', '2': 'plain', '4': 'markdown' },
};

export const formatOf = (element: XmlElement | undefined): TextFormat | undefined =>
  FORMATS[element?.attributes.format ?? ''];

export interface MoodleTexts {
  pictures: Pictures;
  /** Written by us: taken as it is. */
  ours: boolean;
  /** Of the question, for what does not say its own. */
  format: TextFormat | undefined;
}

/** Text of an element as HTML, its pictures taken along. */
export function moodleHtml(element: XmlElement | undefined, { pictures, ours, format }: MoodleTexts): string {
  if (!element) return '';
  const words = wordsOf(element);
  if (ours) return pictures.takeOwn(emptyFormulas(words), element);
  const how = formatOf(element) ?? format ?? (hasMarkup(words) ? 'html' : 'auto');
  return pictures.takeInside(pictures.take(htmlOf(words, how), element));
}
