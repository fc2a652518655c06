import { IconCopy, IconDownload, IconFolder, IconProgressCheck, IconTag, IconTrash } from '@tabler/icons-react';
import { QUESTION_STATUSES } from '#contract/questionKinds.ts';
import { QUESTION_EXPORTS } from '#features/questions/choices.ts';
import type { QuestionRow } from '#features/questions/contract.ts';
import type { QuestionQuery } from '#features/questions/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction } from '#web/kit/DataTable/types.ts';
import { exportQuestions } from '../export/exportQuestions.tsx';
import type { Asked } from './BulkDrawers.tsx';
import { chosenIn, deleteChosen, tryBulk } from './bulk.ts';

export function useBulkActions(
  search: QuestionQuery,
  mayEdit: boolean,
  onAsk: (asked: Asked) => void,
): BulkAction<QuestionRow>[] {
  const { t } = useTranslation('questions');
  const exporting: BulkAction<QuestionRow> = {
    id: 'export',
    label: t('export.button'),
    icon: IconDownload,
    choices: QUESTION_EXPORTS.map((format) => ({
      id: format,
      label: t(`export.formats.${format}`),
      run: ({ all, ids }) => void exportQuestions(format, search, all ? undefined : ids.map(Number)),
    })),
  };
  if (!mayEdit) return [exporting];
  return [
    {
      id: 'move',
      label: t('bulk.move'),
      icon: IconFolder,
      run: (selection) => onAsk({ what: 'move', chosen: chosenIn(selection, search) }),
    },
    {
      id: 'tag',
      label: t('bulk.tag'),
      icon: IconTag,
      run: (selection) => onAsk({ what: 'tag', chosen: chosenIn(selection, search) }),
    },
    {
      id: 'status',
      label: t('bulk.status'),
      icon: IconProgressCheck,
      choices: QUESTION_STATUSES.map((status) => ({
        id: status,
        label: t(`statuses.${status}`),
        run: (selection) => tryBulk({ action: 'status', status }, chosenIn(selection, search)),
      })),
    },
    {
      id: 'duplicate',
      label: t('bulk.duplicate'),
      icon: IconCopy,
      run: (selection) => tryBulk({ action: 'duplicate' }, chosenIn(selection, search)),
    },
    exporting,
    {
      id: 'delete',
      label: t('bulk.delete'),
      icon: IconTrash,
      danger: true,
      run: (selection) => deleteChosen(chosenIn(selection, search)),
    },
  ];
}
