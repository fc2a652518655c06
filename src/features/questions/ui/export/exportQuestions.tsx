import type { QuestionExport } from '#features/questions/choices.ts';
import { type QuestionQuery, questionMatch } from '#features/questions/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { say } from '#web/i18n/messages.ts';
import { confirm } from '#web/kit/confirm.ts';
import { download } from '#web/kit/download.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { inAddress } from '../queries.ts';
import { type Check, StaysBehind } from './StaysBehind.tsx';

const counted = (count: number) => ({ count, number: formatNumber(count) });

/** Says first what the format cannot hold, and why. Answers whether to go on. */
function agree({ count, leftCount, left, lost }: Check, format: QuestionExport): Promise<boolean> {
  const name = i18n.t(`questions:export.formats.${format}`);
  if (leftCount === 0 && lost.length === 0) return Promise.resolve(true);
  if (leftCount >= count) {
    toast.failed(i18n.t('questions:export.noneFits', { format: name }), { detail: left[0] && say(left[0].why) });
    return Promise.resolve(false);
  }
  return confirm({
    question:
      leftCount > 0
        ? i18n.t('questions:export.someLeft', counted(leftCount))
        : i18n.t('questions:export.someLost', { format: name }),
    detail: <StaysBehind check={{ count, leftCount, left, lost }} format={name} />,
    verb: i18n.t('questions:export.verb', counted(count - leftCount)),
  });
}

/** A file of what the list shows, all pages; or of some questions alone. */
export async function exportQuestions(format: QuestionExport, search: QuestionQuery, ids?: number[]) {
  const { export: calls } = api.api.questions;
  const query = { format, ...inAddress(questionMatch.parse(search)) };
  const json = ids && { format, ids };
  try {
    const check = await ask(json ? calls.check.$post({ json }) : calls.check.$get({ query }));
    if (!(await agree(check, format))) return;
  } catch (error) {
    toast.failed(error);
    return;
  }
  await download((init) => (json ? calls.$post({ json }, { init }) : calls.$get({ query }, { init })), {
    busy: i18n.t('questions:export.busy'),
    name: `questions.${format}`,
  });
}
