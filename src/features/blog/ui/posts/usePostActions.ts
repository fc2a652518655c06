import { IconEye, IconEyeOff, IconPencil, IconRestore, IconSend, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { PostRow } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { slugIdOf } from '../addresses.ts';
import { bringBack, deletePost, setPublished } from '../deeds.ts';

export function usePostActions() {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  return (post: PostRow): RowAction[] => {
    if (post.deletedAt)
      return [{ id: 'restore', label: t('actions.restore'), icon: IconRestore, run: () => void bringBack(post) }];
    const isOut = post.status === 'Published';
    return [
      {
        id: 'edit',
        label: t('edit'),
        icon: IconPencil,
        shortcut: 'e',
        run: () => void navigate({ to: '/pages/blog/edit/$id', params: { id: String(post.id) } }),
      },
      {
        id: 'view',
        label: isOut ? t('editor.view') : t('editor.preview'),
        icon: IconEye,
        shortcut: 'v',
        run: () => void navigate({ to: '/pages/blog/detail/$slugId', params: { slugId: slugIdOf(post) } }),
      },
      isOut
        ? {
            id: 'unpublish',
            label: t('actions.unpublish'),
            icon: IconEyeOff,
            run: () => void setPublished(post, false),
          }
        : { id: 'publish', label: t('editor.publish'), icon: IconSend, run: () => void setPublished(post, true) },
      {
        id: 'delete',
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        run: () => void deletePost(post),
      },
    ];
  };
}
