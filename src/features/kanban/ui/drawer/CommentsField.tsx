import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Card, Comment } from '#features/kanban/contract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { confirm } from '#web/kit/confirm.ts';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { useKeptDraft } from '#web/kit/useKeptDraft.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
import { isCardGone } from '../data/patch.ts';
import { cardQuery } from '../data/queries.ts';
import { act } from './act.ts';
import classes from './Drawer.module.css';
import { MentionBox, mentionsIn, type Named } from './MentionBox.tsx';
import { addComment, type NewComment } from './outgoing.ts';
import { Part } from './Part.tsx';

const one = api.apps.kanban.tasks[':id'].comments[':part'];

/** The text with the names of those who are meant set off. */
function Words({ text, mentions }: { text: string; mentions: readonly Named[] }) {
  const names = mentions.map((person) => `@${person.fullName}`);
  if (names.length === 0) return text;
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`);
  const parts = text.split(pattern).map((words, at) => ({ words, key: `${at}-${words}` }));
  return parts.map(({ words, key }) =>
    names.includes(words) ? (
      <span key={key} className={classes.mention}>
        {words}
      </span>
    ) : (
      <Fragment key={key}>{words}</Fragment>
    ),
  );
}

interface WrittenProps {
  card: Card;
  comment: Comment;
  /** Somebody else deleted it while it was written anew. */
  onLost: (text: string, named: Named[]) => void;
}

const isThere = (card: Card, comment: Comment) =>
  queryClient.getQueryData(cardQuery(card.id).queryKey)?.comments.some(({ id }) => id === comment.id) !== false;

/** A comment that is written anew. */
function Rewriting({ card, comment, onEnd, onLost }: WrittenProps & { onEnd: () => void }) {
  const { t } = useTranslation('kanban');
  const [text, setText] = useState(comment.text);
  const [named, setNamed] = useState<Named[]>([]);
  const [isBusy, setBusy] = useState(false);
  useUnsavedGuard(() => text !== comment.text, true);
  async function save() {
    if (!text.trim() || isBusy) return;
    const mentions = mentionsIn(text, [...comment.mentions, ...named]);
    setBusy(true);
    const isSaved = await act(one.$patch({ param: { id: card.id, part: comment.id }, json: { text, mentions } }));
    setBusy(false);
    // What was typed meanwhile stays.
    if (isSaved && latest.current === text) onEnd();
  }
  const latest = useRef(text);
  latest.current = text;
  const lose = useRef(() => {});
  lose.current = () => {
    if (text.trim() && text !== comment.text && !isThere(card, comment)) onLost(text, [...comment.mentions, ...named]);
  };
  useEffect(() => () => lose.current(), []);
  return (
    <>
      <MentionBox
        label={t('comments.edit')}
        value={text}
        onChange={setText}
        onNamed={(person) => setNamed((before) => [...before, person])}
        onSend={() => void save()}
        onCancel={onEnd}
        autoFocus
      />
      <span className={classes.row}>
        <Button size="xs" disabled={!text.trim()} loading={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </span>
    </>
  );
}

function Written({ card, comment, onLost }: WrittenProps) {
  const { t } = useTranslation('kanban');
  const [isOpen, setOpen] = useState(false);
  const isOwnDeed = useRef(false);
  const param = { id: card.id, part: comment.id };
  const name = comment.author?.fullName ?? t('comments.gone');
  async function remove() {
    const words = { question: t('comments.question'), detail: t('comments.detail'), verb: t('comments.delete') };
    if (!(await confirm({ ...words, danger: true }))) return;
    isOwnDeed.current = true;
    isOwnDeed.current = await act(one.$delete({ param }));
  }
  return (
    <li className={classes.comment}>
      <PersonAvatar id={comment.author?.id ?? 0} name={name} src={comment.author?.avatar ?? null} size={28} />
      <div className={classes.commentBody}>
        <div className={classes.commentHead}>
          <span className={classes.author} dir="auto">
            {name}
          </span>
          <time dateTime={comment.createdAt} title={formatDateTime(comment.createdAt)} className={classes.quiet}>
            {formatRelative(comment.createdAt)}
            {comment.editedAt && ` · ${t('comments.edited')}`}
          </time>
          <span className={classes.end}>
            {comment.mayEdit && !isOpen && (
              <ActionIcon size={28} aria-label={t('comments.edit')} onClick={() => setOpen(true)}>
                <IconPencil size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
            {comment.mayDelete && (
              <ActionIcon size={28} aria-label={t('comments.delete')} onClick={() => void remove()}>
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </span>
        </div>
        {isOpen ? (
          <Rewriting
            card={card}
            comment={comment}
            onEnd={() => setOpen(false)}
            onLost={(...lost) => isOwnDeed.current || onLost(...lost)}
          />
        ) : (
          <p className={classes.commentText} dir="auto">
            <Words text={comment.text} mentions={comment.mentions} />
          </p>
        )}
      </div>
    </li>
  );
}

export function CommentsField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const me = useSession();
  // What was begun is there when the card is opened again.
  const { draft, change, start } = useKeptDraft(`kanban-comment:${card.id}`, { text: '', named: [] as Named[] });
  const { text, named } = draft;
  const waiting = useWaiting<NewComment>('kanban.comment').filter((each) => each.payload.cardId === card.id);
  const write = useRef<HTMLDivElement>(null);
  // It is kept, but a deleted card is not opened again.
  useUnsavedGuard(() => text.trim() !== '' && isCardGone(card.id), text !== '');

  function takeLost(words: string, people: Named[]) {
    if (text.trim()) toast.failed(t('comments.deleted'), { detail: words });
    else {
      change(() => ({ text: words, named: people }));
      toast.failed(t('comments.deletedKept'));
    }
    if (document.activeElement === document.body) write.current?.querySelector('textarea')?.focus();
  }

  function send() {
    if (readOnly || !text.trim()) return;
    addComment({ cardId: card.id, text: text.trim(), mentions: mentionsIn(text, named) });
    start();
  }

  return (
    <Part name={t('comments.title')}>
      {card.comments.length + waiting.length === 0 && readOnly && <p className={classes.quiet}>{t('comments.none')}</p>}
      <ul className={classes.comments}>
        {card.comments.map((comment) => (
          <Written key={comment.id} card={card} comment={comment} onLost={takeLost} />
        ))}
        {waiting.map(({ key, payload }) => (
          <li key={key} className={classes.comment} data-waits>
            <PersonAvatar id={me?.id ?? 0} name={me?.fullName ?? ''} src={me?.avatar ?? null} size={28} />
            <div className={classes.commentBody}>
              <span className={classes.quiet}>{t('waits')}</span>
              <p className={classes.commentText} dir="auto">
                {payload.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {(!readOnly || text) && (
        <div ref={write} className={classes.write}>
          <MentionBox
            label={t('comments.write')}
            value={text}
            onChange={(words) => change(() => ({ text: words }))}
            onNamed={(person) => change((now) => ({ named: [...now.named, person] }))}
            onSend={send}
          />
          <Button size="xs" className={classes.send} disabled={readOnly || !text.trim()} onClick={send}>
            {t('comments.send')}
          </Button>
        </div>
      )}
    </Part>
  );
}
