import { Button } from '@mantine/core';
import {
  IconCalendarTime,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconSend,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { EditablePost } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { deleteHere } from '#web/kit/deleteHere.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { slugIdOf } from '../addresses.ts';
import { deletePost } from '../deeds.ts';
import { editablePostQuery } from '../queries.ts';
import { StandingPill } from '../StandingPill.tsx';
import classes from './Editor.module.css';
import { SaveState } from './SaveState.tsx';
import { ScheduleModal } from './ScheduleModal.tsx';
import type { PostEditing } from './usePostEditor.ts';

interface Props {
  editing: PostEditing;
  /** Pictures are on their way into the text. */
  isComing: boolean;
  looking: boolean;
  onLook: (looking: boolean) => void;
}

const glyph = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** How the post stands, and where it goes from here. */
export function Publishing({ editing, isComing, looking, onLook }: Props) {
  const { t } = useTranslation('blog');
  const { stored, saving } = editing;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [planning, setPlanning] = useState(false);
  const status = stored?.status ?? 'Draft';
  const title = editing.form.values.blogTitle || t('untitled');

  async function during<T>(work: Promise<T>): Promise<T | null> {
    setBusy(true);
    try {
      return await work;
    } catch (error) {
      toast.failed(error);
      return null;
    } finally {
      setBusy(false);
    }
  }
  /** What readers get would be without them, and what closes the text would lose them. */
  function lacksPictures() {
    if (isComing) toast.failed(t('editor.uploading'));
    return isComing;
  }
  async function publish() {
    if (lacksPictures()) return;
    if (await during(editing.act('publish'))) toast.done(t('done.published', { title }));
    // What is missing is said at the fields.
    else onLook(false);
  }
  async function update() {
    if (lacksPictures()) return;
    if (await during(editing.flush())) toast.done(t('done.updated', { title }));
    else onLook(false);
  }
  async function takeDown() {
    const done = status === 'Published' ? 'done.unpublished' : 'done.unscheduled';
    if (await during(editing.act('unpublish'))) toast.done(t(done, { title }));
  }
  /** What is wrong with the time itself is said in the window, which stays. */
  async function plan(at: string) {
    if (await editing.act({ at })) toast.done(t('done.scheduled', { title, time: formatDateTime(at) }));
    else onLook(false);
    setPlanning(false);
  }
  async function remove({ id }: EditablePost) {
    // The last words of a draft go along: they are there again after Undo.
    if (editing.savesItself) await editing.flush();
    await deletePost({ id, title }, (deed) =>
      deleteHere(editablePostQuery(id).queryKey, deed, () => {
        editing.letGo();
        return navigate({ to: '/pages/blog/posts' });
      }),
    );
  }

  return (
    <section className={classes.panel} aria-label={t('editor.standing')}>
      <div className={classes.standing}>
        <StandingPill status={status} />
        {status === 'Scheduled' && stored?.scheduledAt && (
          <span className={classes.quiet}>{formatDateTime(stored.scheduledAt)}</span>
        )}
        {status === 'Published' && stored?.publishedAt && (
          <span className={classes.quiet}>{formatDateTime(stored.publishedAt)}</span>
        )}
      </div>
      {status === 'Published' ? (
        <Button
          fullWidth
          leftSection={<IconUpload {...glyph} />}
          loading={busy}
          disabled={saving === 'untouched' || saving === 'saved'}
          onClick={() => void update()}
        >
          {t('editor.update')}
        </Button>
      ) : (
        <Button fullWidth leftSection={<IconSend {...glyph} />} loading={busy} onClick={() => void publish()}>
          {t('editor.publish')}
        </Button>
      )}
      <div className={classes.panelButtons}>
        <Button
          variant="default"
          aria-pressed={looking}
          leftSection={looking ? <IconPencil {...glyph} /> : <IconEye {...glyph} />}
          onClick={() => lacksPictures() || onLook(!looking)}
        >
          {looking ? t('editor.write') : t('editor.preview')}
        </Button>
        {status !== 'Published' && (
          <Button
            variant="default"
            leftSection={<IconCalendarTime {...glyph} />}
            disabled={busy}
            onClick={() => lacksPictures() || setPlanning(true)}
          >
            {t(status === 'Scheduled' ? 'editor.reschedule' : 'editor.schedule')}
          </Button>
        )}
        {status === 'Published' && stored && (
          <Button
            variant="default"
            leftSection={<IconExternalLink {...glyph} />}
            renderRoot={(props) => (
              <Link to="/pages/blog/detail/$slugId" params={{ slugId: slugIdOf(stored) }} {...props} />
            )}
          >
            {t('editor.view')}
          </Button>
        )}
        {status !== 'Draft' && (
          <Button
            variant="default"
            leftSection={<IconEyeOff {...glyph} />}
            disabled={busy}
            onClick={() => void takeDown()}
          >
            {t(status === 'Published' ? 'actions.unpublish' : 'actions.unschedule')}
          </Button>
        )}
        {stored && (
          <Button
            variant="default"
            className={classes.danger}
            leftSection={<IconTrash {...glyph} />}
            disabled={busy}
            onClick={() => void during(remove(stored))}
          >
            {t('actions.delete')}
          </Button>
        )}
      </div>
      <SaveState editing={editing} />
      <ScheduleModal
        opened={planning}
        first={stored?.scheduledAt ?? null}
        onClose={() => setPlanning(false)}
        onChosen={plan}
      />
    </section>
  );
}
