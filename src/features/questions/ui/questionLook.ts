import {
  type Icon,
  IconAlignLeft,
  IconArrowsLeftRight,
  IconCircleDot,
  IconListNumbers,
  IconMathFunction,
  IconSquareCheck,
  IconTextRecognition,
  IconToggleLeft,
} from '@tabler/icons-react';
import type { QuestionKind, QuestionStatus } from '#contract/questionKinds.ts';
import type { StatusShape } from '#web/kit/Status.tsx';

/** One icon per kind, the same everywhere. */
export const KIND_ICONS: Record<QuestionKind, Icon> = {
  single: IconCircleDot,
  multiple: IconSquareCheck,
  truefalse: IconToggleLeft,
  short: IconTextRecognition,
  numerical: IconMathFunction,
  matching: IconArrowsLeftRight,
  ordering: IconListNumbers,
  essay: IconAlignLeft,
};

export const STATUS_SHAPES: Record<QuestionStatus, StatusShape> = {
  ready: 'active',
  draft: 'pending',
  retired: 'inactive',
};

/** Q-0147 */
export const questionCode = (id: number) => `Q-${String(id).padStart(4, '0')}`;
