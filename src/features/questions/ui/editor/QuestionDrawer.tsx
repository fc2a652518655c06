import { ActionIcon, Drawer, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconEye, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { QuestionBody } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FailedState, NoAccess, SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';
import { useAbility } from '#web/session.ts';
import { Preview } from '../preview/Preview.tsx';
import { questionCode } from '../questionLook.ts';
import { History } from '../versions/History.tsx';
import classes from './editor.module.css';
import { type EditorProps, QuestionEditor } from './QuestionEditor.tsx';
import { questionQuery } from './queries.ts';
import { draftOf } from './stored.ts';

export interface QuestionDrawerProps {
  /** `new` for a fresh question, otherwise the id of one. */
  open: 'new' | number;
  /** The questions before and after it in the list. */
  neighbours?: { previous?: number | undefined; next?: number | undefined } | undefined;
  onOpen: (next: 'new' | number) => void;
  onClose: () => void;
  /** Something was stored; the list may want to look again. */
  onSaved: () => void;
  /** What a new question starts with, such as the category the list is filtered by. */
  defaults?: Partial<Pick<QuestionBody, 'categoryId' | 'tags' | 'difficulty'>> | undefined;
}

type View = 'write' | 'history';

/** An existing question is asked for first; a new one begins at once. */
function Loaded({ mayEdit, ...props }: EditorProps & { open: number; mayEdit: boolean }) {
  const { data, error, refetch } = useQuery(questionQuery(props.open));
  if (data && mayEdit) return <QuestionEditor {...props} question={data} />;
  if (data) return <Preview draft={draftOf({ ...data, categoryId: data.category?.id ?? null })} />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={6} />;
}

/** Writes and changes one question without leaving the list. */
export function QuestionDrawer(props: QuestionDrawerProps) {
  const { open, neighbours = {}, onOpen, onClose } = props;
  const { t } = useTranslation('questioneditor');
  const theme = useMantineTheme();
  const isWide = useMediaQuery(`(min-width: ${theme.breakpoints.lg})`, true, { getInitialValueInEffect: false });
  const [previewing, setPreviewing] = useState(false);
  const [shown, setShown] = useState<{ view: View; of: 'new' | number }>({ view: 'write', of: open });
  const isNew = open === 'new';
  const mayEdit = useAbility().can('manage', 'Question');
  const unsaved = useRef(false);
  const uploading = useRef(false);
  const leave = useRef(() => {});
  const view = shown.of === open ? shown.view : 'write';
  const show = (next: View) => setShown({ view: next, of: open });
  const beside = previewing && isWide && view === 'write';
  const preview = !previewing ? 'off' : isWide ? 'beside' : 'instead';

  function close() {
    // The draft would be kept without the picture.
    if (uploading.current) return void toast.failed(t('uploading'));
    leave.current();
    onClose();
    if (unsaved.current) toast.done(t('draft.kept'));
  }

  const step = (id: number | undefined, label: string, Glyph: typeof IconChevronUp) => (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} disabled={id === undefined} onClick={() => id !== undefined && onOpen(id)}>
        <Glyph size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );

  return (
    <Drawer.Root
      opened
      onClose={close}
      size={beside ? 1080 : 560}
      position="right"
      zIndex={200}
      transitionProps={{ duration: 240, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
      classNames={{ content: classes.drawer, header: classes.header, title: classes.title }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not the page's banner: readers would meet two. */}
        <Drawer.Header role="none">
          {view === 'history' && (
            <ActionIcon aria-label={t('title.back')} onClick={() => show('write')}>
              <IconArrowLeft className={classes.mirrored} size={18} stroke={1.75} />
            </ActionIcon>
          )}
          <Drawer.Title>
            {view === 'history' ? t('title.history') : isNew ? t('title.add') : t('title.edit')}
            {!isNew && <span className={classes.code}>{questionCode(open)}</span>}
          </Drawer.Title>
          <div className={classes.tools}>
            {!isNew && step(neighbours.previous, t('title.previous'), IconChevronUp)}
            {!isNew && step(neighbours.next, t('title.next'), IconChevronDown)}
            {!isNew && <span className={classes.divider} aria-hidden />}
            {!isNew && view === 'write' && (
              <Tooltip label={t('title.history')}>
                <ActionIcon aria-label={t('title.history')} onClick={() => show('history')}>
                  <IconHistory size={18} stroke={1.75} />
                </ActionIcon>
              </Tooltip>
            )}
            {view === 'write' && mayEdit && (
              <Tooltip label={t('title.preview')}>
                <ActionIcon
                  aria-label={t('title.preview')}
                  aria-pressed={previewing}
                  className={classes.eye}
                  onClick={() => setPreviewing(!previewing)}
                >
                  <IconEye size={18} stroke={1.75} />
                </ActionIcon>
              </Tooltip>
            )}
            <Drawer.CloseButton aria-label={t('title.close')} />
          </div>
        </Drawer.Header>
        {/* The editor stays while the history is looked at: what is being written is not to be lost for it. */}
        <div className={classes.pane} hidden={view !== 'write'}>
          {!isNew ? (
            <Loaded
              key={open}
              {...props}
              open={open}
              preview={preview}
              {...{ unsaved, uploading, leave }}
              mayEdit={mayEdit}
            />
          ) : mayEdit ? (
            <QuestionEditor key="new" {...props} preview={preview} {...{ unsaved, uploading, leave }} />
          ) : (
            <NoAccess />
          )}
        </div>
        {!isNew && view === 'history' && (
          <div className={classes.body}>
            <History
              question={open}
              mayRestore={mayEdit}
              onRestored={() => {
                props.onSaved();
                show('write');
              }}
            />
          </div>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
