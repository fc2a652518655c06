import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import type { Letter } from './letter.ts';

/** "attached", "anbei", "ci-joint": what people write when they mean a file, in the languages of the product. */
const MENTIONS =
  /\b(attach(ed|ment|ments|ing)?|enclosed|angeh[äa]ngt|im anhang|anhang|anbei|beigef[üu]gt|ci-joint|pi[èe]ces? jointes?|jointe? [àa]|em anexo|anexo|anexado)|مرفق|المرفق|أرفقت/iu;

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** Whether a file was promised and forgotten. */
export const promisesFile = ({ html, subject, files }: Pick<Letter, 'html' | 'subject' | 'files'>) =>
  files.length === 0 && MENTIONS.test(`${subject} ${textOf(html)}`);

/** Asks about what looks forgotten. Answers whether to go on. */
export async function looksRight(letter: Letter): Promise<boolean> {
  if (letter.subject.trim() === '') {
    const sure = await confirm({
      question: i18n.t('letters:checks.noSubject'),
      detail: i18n.t('letters:checks.noSubjectDetail'),
      verb: i18n.t('letters:checks.sendAnyway'),
    });
    if (!sure) return false;
  }
  if (!promisesFile(letter)) return true;
  return confirm({
    question: i18n.t('letters:checks.noFile'),
    detail: i18n.t('letters:checks.noFileDetail'),
    verb: i18n.t('letters:checks.sendAnyway'),
  });
}
