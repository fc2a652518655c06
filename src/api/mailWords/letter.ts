import type { Mail } from '#api/deps.ts';
import { escapeHtml } from '#contract/escapeHtml.ts';
import { type Gaps, type Key, type Language, say } from './say.ts';

/** Whom a mail is for, and in which language they read it. */
export interface Reader {
  email: string;
  fullName: string;
  language: Language;
}

const paragraph = (text: string) =>
  `<p>${escapeHtml(text)
    .replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>')
    .replaceAll('\n', '<br>')}</p>`;

/** A text alone cannot say that it is read from right to left. */
const fromRight = (text: string, language: Language) =>
  `<!doctype html><html lang="${language}" dir="rtl"><head><meta charset="utf-8"></head><body>${text
    .split('\n\n')
    .map(paragraph)
    .join('\n')}</body></html>`;

/** The mail, to be read in the direction of its language. */
export const directed = (mail: Mail, language: Language): Mail =>
  language === 'ar' ? { ...mail, html: fromRight(mail.text, language) } : mail;

export const greeting = (language: Language, name: string) =>
  name ? say(language, 'hello', { name }) : say(language, 'helloThere', {});

/** What is said below the greeting and above the signature. */
export const signed = ({ email, fullName, language }: Reader, subject: string, text: string): Mail =>
  directed({ to: email, subject, text: `${greeting(language, fullName)}\n\n${text}\n\nLMS` }, language);

type Letter = Key extends infer K ? (K extends `${infer Name}.subject` ? Name : never) : never;

/** One of the letters that have a subject and a text among the words. */
export function letter<Name extends Letter>(
  to: Reader,
  name: Name,
  gaps: Gaps<`${Name}.subject`> & Gaps<`${Name}.text`>,
): Mail {
  return signed(to, say(to.language, `${name}.subject`, gaps), say(to.language, `${name}.text`, gaps));
}
