import {
  type Icon,
  IconArchive,
  IconCircleCheck,
  IconCopy,
  IconFolder,
  IconLink,
  IconPencil,
  IconPencilMinus,
  IconTrash,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { QUESTION_STATUSES, type QuestionStatus } from '#contract/questionKinds.ts';
import type { QuestionRow } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import type { Asked } from './bulk/BulkDrawers.tsx';
import { deleteChosen, oneChosen, tryBulk } from './bulk/bulk.ts';
import { useQuestionName } from './useQuestionName.ts';

const STATUS_ICONS: Record<QuestionStatus, Icon> = {
  ready: IconCircleCheck,
  draft: IconPencilMinus,
  retired: IconArchive,
};

interface Options {
  mayEdit: boolean;
  onOpen: (id: number) => void;
  onAsk: (asked: Asked) => void;
}

/** What can be done with one question: the same as with many, for one. */
export function useRowActions({ mayEdit, onOpen, onAsk }: Options) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const nameOf = useQuestionName();

  const copyLink = useCallback(
    (id: number) => {
      const { href } = router.buildLocation({ to: '/lms/questions', search: { open: id } });
      return copyText(new URL(href, location.origin).href, t('list.linkCopied'), { refused: t('list.copyFailed') });
    },
    [router, t],
  );

  return useCallback(
    (row: QuestionRow): RowAction[] => {
      const open: RowAction = {
        id: 'open',
        label: mayEdit ? t('list.edit') : t('list.look'),
        icon: IconPencil,
        shortcut: 'e',
        run: () => onOpen(row.id),
      };
      const link: RowAction = {
        id: 'link',
        label: t('list.copyLink'),
        icon: IconLink,
        shortcut: 'l',
        run: () => void copyLink(row.id),
      };
      if (!mayEdit) return [open, link];
      return [
        open,
        {
          id: 'duplicate',
          label: t('bulk.duplicate'),
          icon: IconCopy,
          shortcut: 'd',
          run: () => tryBulk({ action: 'duplicate' }, oneChosen(row)),
        },
        ...QUESTION_STATUSES.filter((status) => status !== row.status).map((status) => ({
          id: status,
          label: t(`list.setStatus.${status}`),
          icon: STATUS_ICONS[status],
          run: () => tryBulk({ action: 'status', status }, oneChosen(row)),
        })),
        {
          id: 'move',
          label: t('list.moveTo'),
          icon: IconFolder,
          shortcut: 'm',
          run: () => onAsk({ what: 'move', chosen: oneChosen(row) }),
        },
        link,
        {
          id: 'delete',
          label: t('bulk.delete'),
          icon: IconTrash,
          danger: true,
          run: () => void deleteChosen(oneChosen(row), nameOf(row)),
        },
      ];
    },
    [t, mayEdit, onOpen, onAsk, copyLink, nameOf],
  );
}
