import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Review } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { confirm } from '#web/kit/confirm.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { formatDate, formatDateTime, formatRelative } from '#web/kit/format.ts';
import { StarRow } from '#web/kit/Stars.tsx';
import { useAbility } from '#web/session.ts';
import classes from './Reviews.module.css';
import { removeReview } from './reviewDeeds.ts';

interface Props {
  review: Review;
  productId: number;
  onEdit: () => void;
}

export function ReviewRow({ review, productId, onEdit }: Props) {
  const { t } = useTranslation('shop');
  const { t: kit } = useTranslation('kit');
  const mayManage = useAbility().can('manage', 'Shop');
  const { by, isMine, rating, text, createdAt, changedAt } = review;
  const name = by?.fullName ?? t('reviews.gone');

  async function remove() {
    const isSure =
      isMine ||
      (await confirm({
        question: t('reviews.removeQuestion', { name }),
        detail: t('reviews.removeDetail'),
        verb: t('reviews.remove'),
        danger: true,
      }));
    if (isSure) await removeReview(productId, review);
  }
  const actions: RowAction[] = [
    ...(isMine ? [{ id: 'edit', label: t('reviews.change'), icon: IconPencil, run: onEdit }] : []),
    ...(isMine || mayManage
      ? [{ id: 'remove', label: t('reviews.remove'), icon: IconTrash, danger: true, run: () => void remove() }]
      : []),
  ];
  return (
    <li className={classes.review}>
      <PersonAvatar name={name} id={by?.id ?? review.id} src={by?.avatar ?? null} size={36} />
      <div className={classes.said}>
        <p className={classes.who}>
          <bdi className={classes.name}>{name}</bdi>
          {isMine && <span className={classes.you}>{t('reviews.you')}</span>}
          <time className={classes.when} dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelative(createdAt)}
          </time>
          {changedAt !== createdAt && (
            <span className={classes.when}>{t('reviews.changed', { date: formatDate(changedAt) })}</span>
          )}
        </p>
        <span role="img" aria-label={kit('stars.give', { count: rating })}>
          <StarRow rating={rating} size={14} />
        </span>
        {text && (
          <p className={classes.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      {actions.length > 0 && <ActionsMenu label={t('reviews.actions', { name })} actions={actions} />}
    </li>
  );
}
