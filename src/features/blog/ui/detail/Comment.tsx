import { ActionIcon, Button } from '@mantine/core';
import {
  IconDots,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconMessageReply,
  IconPencil,
  IconShieldCheck,
  IconTrash,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { BlogComment, BlogReply } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { useAbility, useSession } from '#web/session.ts';
import { changeComment, deleteComment, moderate } from '../deeds.ts';
import { CommentBox } from './CommentBox.tsx';
import classes from './Detail.module.css';

type Said = BlogReply | BlogComment;

interface Props {
  postId: number;
  said: Said;
  /** Whose words these answer, within the thread. */
  answers?: string | null;
  isMeant: boolean;
  onReply: () => void;
  onReport: () => void;
}

function CommentMenu({ said, isEdited, onEdit, onReport, postId }: Props & { isEdited: boolean; onEdit: () => void }) {
  const { t } = useTranslation('blog');
  const mayModerate = useAbility().can('manage', 'Blog');
  const isSigned = useSession() !== null;
  if (!isSigned) return null;
  const glyph = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    // While it is edited the focus belongs to its box, and comes back here afterwards.
    <Menu width={210} position="bottom-end" returnFocus={!isEdited}>
      <Menu.Target>
        <ActionIcon size={28} className={classes.more} aria-label={t('comments.actions', { name: said.userFullName })}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {said.isMine && (
          <>
            <Menu.Item leftSection={<IconPencil {...glyph} />} onClick={onEdit}>
              {t('comments.edit')}
            </Menu.Item>
            <Menu.Item
              color="var(--lms-danger-text)"
              leftSection={<IconTrash {...glyph} />}
              onClick={() => void deleteComment(postId, said.id)}
            >
              {t('comments.delete')}
            </Menu.Item>
          </>
        )}
        {!said.isMine && said.state === 'shown' && (
          <Menu.Item leftSection={<IconFlag {...glyph} />} disabled={said.isReported} onClick={onReport}>
            {said.isReported ? t('report.isReported') : t('report.label')}
          </Menu.Item>
        )}
        {mayModerate && said.state === 'shown' && (
          <Menu.Item leftSection={<IconEyeOff {...glyph} />} onClick={() => void moderate(said.id, 'hide')}>
            {t('moderation.hide')}
          </Menu.Item>
        )}
        {mayModerate && said.state === 'hidden' && (
          <Menu.Item leftSection={<IconEye {...glyph} />} onClick={() => void moderate(said.id, 'show')}>
            {t('moderation.show')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

export function Comment(props: Props) {
  const { postId, said, answers, isMeant, onReply } = props;
  const { t } = useTranslation('blog');
  const isSigned = useSession() !== null;
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // A notification leads to one comment among many.
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);

  if (said.state === 'deleted' || said.commentText === '')
    return (
      <div className={classes.comment} data-gone>
        <p className={classes.gone}>{t(said.state === 'hidden' ? 'comments.isHidden' : 'comments.isDeleted')}</p>
      </div>
    );
  return (
    <div className={classes.comment} ref={place} data-meant={isMeant || undefined} id={`comment-${said.id}`}>
      <PersonAvatar name={said.userFullName} id={said.authorId ?? said.userFullName} src={said.avatar} size={36} />
      <div className={classes.commentBody}>
        <div className={classes.commentHead}>
          <span className={classes.author}>
            <bdi>{said.userFullName}</bdi>
          </span>
          <time dateTime={said.commentedAt} title={formatDateTime(said.commentedAt)}>
            {formatRelative(said.commentedAt)}
          </time>
          {said.editedAt && <span>{t('comments.edited')}</span>}
          {said.state === 'hidden' && (
            <Pill kind="warning">
              <IconShieldCheck size={12} stroke={1.75} aria-hidden /> {t('moderation.isHidden')}
            </Pill>
          )}
          <CommentMenu {...props} isEdited={editing} onEdit={() => setEditing(true)} />
        </div>
        {editing ? (
          <CommentBox
            label={t('comments.edit')}
            verb={t('save')}
            first={said.commentText}
            autoFocus
            onCancel={() => setEditing(false)}
            onSend={async (text) => {
              await changeComment(postId, said.id, text);
              setEditing(false);
            }}
          />
        ) : (
          <p className={classes.words} dir="auto">
            {answers && <span className={classes.answers}>@{answers} </span>}
            {said.commentText}
          </p>
        )}
        {isSigned && !editing && said.state === 'shown' && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.reply}
            leftSection={<IconMessageReply size={14} stroke={1.75} aria-hidden />}
            onClick={onReply}
          >
            {t('comments.reply')}
          </Button>
        )}
      </div>
    </div>
  );
}
