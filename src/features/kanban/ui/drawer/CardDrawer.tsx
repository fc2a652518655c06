import { Button, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Card } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Leaving } from '#web/kit/leaving.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot, type Neighbours, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useWaiting } from '#web/outbox/outbox.ts';
import type { Column } from '../data/columns.ts';
import { deleteCard } from '../data/deeds.ts';
import { moveCard } from '../data/outgoing.ts';
import { cardQuery, isMissing } from '../data/queries.ts';
import { AttachmentsField } from './AttachmentsField.tsx';
import { ChecklistField } from './ChecklistField.tsx';
import { CommentsField } from './CommentsField.tsx';
import { CoverField } from './CoverField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import classes from './Drawer.module.css';
import { DueField } from './DueField.tsx';
import { HistoryList } from './HistoryList.tsx';
import { LabelsField } from './LabelsField.tsx';
import { PeopleField } from './PeopleField.tsx';
import { shownCard } from './shownCard.ts';
import { TitleField } from './TitleField.tsx';

interface Props {
  id: number;
  columns: Column[];
  mayManage: boolean;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** The board it stands on; choosing another moves it to that one's end. */
function BoardField({ card, columns, readOnly }: { card: Card; columns: Column[]; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  // As it is shown on the board, where a move counts before the server has it.
  const shown = columns.find((one) => one.cards.some((each) => each.id === card.id))?.board.id ?? card.boardId;
  return (
    <Select
      label={t('card.board')}
      allowDeselect={false}
      readOnly={readOnly}
      data={columns.map(({ board }) => ({ value: String(board.id), label: board.title }))}
      value={String(shown)}
      onChange={(chosen) => {
        const board = columns.find((one) => String(one.board.id) === chosen)?.board;
        if (board && board.id !== shown)
          moveCard({ taskId: card.id, boardId: board.id, afterId: null, beforeId: null });
      }}
    />
  );
}

type FieldsProps = { card: Card; isGone: boolean } & Omit<Props, 'id' | 'onOpen'>;

function Fields({ card, isGone, columns, mayManage, onClose }: FieldsProps) {
  const { t } = useTranslation('kanban');
  const readOnly = !mayManage;
  const same = { card, readOnly };
  return (
    <div className={classes.fields}>
      {isGone && <Notice tone="warning">{t('card.goneKept')}</Notice>}
      <TitleField {...same} />
      <div className={classes.pair}>
        <BoardField {...same} columns={columns} />
        <DueField {...same} />
      </div>
      <PeopleField {...same} />
      <LabelsField {...same} />
      <DescriptionField {...same} />
      <ChecklistField {...same} />
      <AttachmentsField {...same} />
      <CoverField {...same} />
      <CommentsField {...same} />
      <HistoryList card={card} />
      <p className={classes.quiet}>
        {t('card.made', {
          name: card.createdBy?.fullName ?? t('comments.gone'),
          when: formatDateTime(card.createdAt),
        })}
      </p>
      {mayManage && (
        <DrawerFoot
          start={
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => void deleteCard(card).then((isGone) => isGone && onClose())}
            >
              {t('card.delete')}
            </Button>
          }
        >
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </DrawerFoot>
      )}
    </div>
  );
}

/** Of a card that somebody deleted, what is being written stays: to be copied, or until the card comes back. */
function Body({ card, isGone, mayManage, ...props }: Omit<FieldsProps, 'card'> & { card: Card | undefined }) {
  const { t } = useTranslation('kanban');
  const written = [...(use(Leaving) ?? [])].some((one) => one.isUnsaved());
  if (card && (!isGone || written)) {
    return <Fields key={card.id} {...props} card={card} isGone={isGone} mayManage={mayManage && !isGone} />;
  }
  return (
    isGone && (
      <EmptyState
        title={t('card.gone')}
        action={
          <Button variant="default" size="xs" onClick={props.onClose}>
            {t('close')}
          </Button>
        }
      />
    )
  );
}

function neighboursOf(id: number, columns: Column[], onOpen: (id: number) => void): Neighbours {
  const cards =
    columns.find((one) => one.cards.some((card) => card.id === id))?.cards.filter((one) => !one.waits) ?? [];
  const at = cards.findIndex((one) => one.id === id);
  const way = (card: { id: number } | undefined) => card && (() => onOpen(card.id));
  return { previous: at > 0 ? way(cards[at - 1]) : undefined, next: at >= 0 ? way(cards[at + 1]) : undefined };
}

/** Everything about a card. Each field is saved by itself, at once. */
export function CardDrawer({ id, columns, mayManage, onOpen, onClose }: Props) {
  const { t } = useTranslation('kanban');
  const query = useQuery(cardQuery(id));
  const waiting = useWaiting('kanban');
  const card = query.data && shownCard(query.data, waiting);
  const isGone = isMissing(query.error);
  return (
    <SideDrawer
      opened
      title={t('card.card')}
      aside={`#${id}`}
      onClose={onClose}
      neighbours={neighboursOf(id, columns, onOpen)}
    >
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && !card && !isGone && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      <Body card={card} isGone={isGone} columns={columns} mayManage={mayManage} onClose={onClose} />
    </SideDrawer>
  );
}
