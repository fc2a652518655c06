import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Question, QuestionBody } from '#features/questions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ComingPictures, useComingPictures } from '#web/kit/comingPictures.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { toast } from '#web/kit/toast.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { uuid } from '#web/kit/uuid.ts';
import { usePersonHere } from '#web/session.ts';
import { Preview } from '../preview/Preview.tsx';
import { EditingProvider } from './context.ts';
import { blankDraft, type Draft, nextDraft } from './draft.ts';
import { backOnShelf, draftShelf, newSlot, type Writing } from './draftShelf.ts';
import classes from './editor.module.css';
import { Footer } from './Footer.tsx';
import { LeftOvers } from './LeftOvers.tsx';
import { Conflict, DraftNotice } from './Notices.tsx';
import type { Waiting } from './outbox.ts';
import type { QuestionDrawerProps } from './QuestionDrawer.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { RefusedNotices } from './RefusedNotices.tsx';
import { Statistics } from './Statistics.tsx';
import { draftOf } from './stored.ts';
import { tellSaved } from './tellSaved.ts';
import { useDraft } from './useDraft.ts';
import { useLeftOvers } from './useLeftOvers.ts';
import { useOutbox } from './useOutbox.ts';
import { type Then, useSaving } from './useSaving.ts';
import { writingHere } from './writing.ts';

export interface EditorProps extends QuestionDrawerProps {
  /** What is stored; nothing for a new one. */
  question?: Question;
  preview: 'off' | 'beside' | 'instead';
  /** Whether closing leaves a draft behind. */
  unsaved: { current: boolean };
  /** Whether pictures are on their way into it. */
  uploading: { current: boolean };
  /** What is done before it is closed. */
  leave: { current: () => void };
}

const bodyFrom = (question: Question): QuestionBody => ({ ...question, categoryId: question.category?.id ?? null });

/** The form of one question with everything that keeps it safe. */
export function QuestionEditor({
  open,
  question,
  preview,
  neighbours,
  defaults,
  unsaved,
  uploading,
  leave,
  ...does
}: EditorProps) {
  const { onOpen, onClose, onSaved } = does;
  const { t } = useTranslation('questioneditor');
  const person = usePersonHere();
  const form = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const shelf = useMemo(() => draftShelf(person, localStorage), [person]);
  // What it began with; a refetch of the same question must not take the ground from under the writer.
  const [start] = useState(() => (question ? draftOf(bodyFrom(question)) : blankDraft(defaults)));
  const editing = useDraft({ question: open, shelf, start, version: question?.version ?? null });
  const { leftOvers, lookAgain } = useLeftOvers(shelf, open === 'new', editing.key);
  const outbox = useOutbox();
  const { draft, base, changed } = editing;
  unsaved.current = changed;
  const pictures = useComingPictures();
  uploading.current = pictures.isComing;
  // Whoever cancels gives the picture up as well.
  useUnsavedGuard(() => uploading.current, pictures.isComing);
  useEffect(
    () => () => {
      uploading.current = false;
    },
    [uploading],
  );

  // Taken back from the history, or saved by somebody else while nothing was being changed here.
  const newer = question && base.version !== null && question.version > base.version ? question : undefined;
  const { startFrom } = editing;
  useEffect(() => {
    if (!newer || changed) return;
    startFrom({ from: draftOf(bodyFrom(newer)), version: newer.version });
    setRound((count) => count + 1);
  }, [newer, changed, startFrom]);

  function focusFirstWrong() {
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-wrong], [data-error]:not(:has([aria-invalid="true"])) .ProseMirror',
      );
      wrong?.scrollIntoView({ block: 'center' });
      wrong?.focus();
    });
  }

  /** Another question stands in the form, and its text takes the focus. */
  function begin(beginning: Parameters<typeof editing.startFrom>[0]) {
    editing.startFrom(beginning);
    setRound((count) => count + 1);
  }

  /** The next of a row of questions: an empty form with the same settings, ready to type. */
  function goOn(from: Draft) {
    const next = nextDraft(from);
    // At once: the next key belongs to the next question.
    flushSync(() => begin({ from: next, version: null, key: uuid() }));
    form.current?.scrollTo({ top: 0 });
  }

  const saving = useSaving({
    question: open,
    draft,
    version: base.version,
    writing: editing.key,
    isComing: pictures.isComing,
    onWrong: focusFirstWrong,
    onLeave: (body) => {
      void outbox.add(body, editing.key).then(onSaved);
      shelf.drop(editing.slot);
      goOn(draft);
    },
    onStored: (stored, then) => {
      editing.forget();
      unsaved.current = false;
      onSaved();
      tellSaved(stored);
      if (then === 'close') onClose();
      else onOpen(neighbours?.next ?? 'new');
    },
  });
  const { state, problems, keys } = saving;
  const newest = useRef(saving);
  newest.current = saving;

  // Closed while it waits for the connection, a new question is sent from the list; it is no draft then.
  leave.current = () => {
    const mayLeave = open === 'new' && saving.isWaiting && !pictures.isComing;
    if (!mayLeave || Object.keys(problems).length > 0 || !editing.isKept()) return;
    editing.forget();
    unsaved.current = false;
    void outbox.add(saving.body, editing.key).then(onSaved);
  };
  // The browser's way back closes it as well.
  useEffect(() => () => leave.current(), [leave]);

  function cancel() {
    const kept = { draft, version: base.version, at: Date.now() };
    editing.forget();
    uploading.current = false;
    onClose();
    if (!changed) return;
    toast.done(t('draft.discarded'), {
      undo: () => {
        shelf.keep(editing.slot, kept);
        if (open === 'new') writingHere.keep(editing.key);
        onOpen(open);
      },
    });
  }

  function discard() {
    const from = question ? draftOf(bodyFrom(question)) : base.draft;
    const version = question?.version ?? null;
    const { key } = editing;
    shelf.drop(editing.slot);
    // What is written now is another question, also to the server.
    begin({ from, version, key: uuid() });
    toast.done(t('draft.discarded'), { undo: () => begin({ from, version, shown: draft, key }) });
  }

  function takeTheirs(theirs: Question) {
    const from = draftOf(bodyFrom(theirs));
    const { version } = theirs;
    saving.reset();
    begin({ from, version });
    toast.done(t('conflict.taken'), { undo: () => begin({ from, version, shown: draft }) });
  }

  /** Goes on with another new question; what stands here is kept beside it. */
  function goOnWith(key: string) {
    const kept = shelf.read(newSlot(key));
    if (open !== 'new' || !kept) {
      writingHere.keep(key);
      onOpen('new');
      return;
    }
    editing.keep();
    saving.reset();
    begin({ from: start, version: null, shown: kept.draft, key, restored: kept });
  }

  function discardLeftOver({ key, ...kept }: Writing) {
    shelf.drop(newSlot(key));
    lookAgain();
    toast.done(t('draft.discarded'), {
      undo: () => {
        shelf.keep(newSlot(key), kept);
        lookAgain();
      },
    });
  }

  function openRefused(one: Waiting) {
    const key = backOnShelf(shelf, one);
    outbox.take(one.key);
    goOnWith(key);
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (state.step === 'saving') return;
    // What is typed becomes a tag when its field is left.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) {
      flushSync(() => field.blur());
      field.focus();
    }
    void newest.current.save(event.shiftKey ? 'next' : 'close');
  }

  const rowProblem = (key: string, field?: string) => {
    const at = keys.indexOf(key);
    if (at < 0) return undefined;
    const fits = new RegExp(`^content\\.(answers|pairs|items)\\.${at}${field ? `\\.${field}` : '(\\.|$)'}`);
    const path = Object.keys(problems).find((one) => fits.test(one));
    return path && say(problems[path] ?? '');
  };
  const problem = (path: string) => (problems[path] ? say(problems[path]) : undefined);
  const notReady = draft.status === 'ready' && Object.keys(problems).length > 0;

  return (
    <EditingProvider value={{ draft, change: editing.change, problem, rowProblem, round, writing: editing.key }}>
      <ComingPictures value={pictures.note}>
        <div className={classes.columns} onKeyDownCapture={onKeyDownCapture}>
          <div ref={form} className={classes.body} hidden={preview === 'instead'}>
            {editing.restored && <DraftNotice at={editing.restored.at} onDiscard={discard} />}
            <LeftOvers writings={leftOvers} onGoOn={goOnWith} onDiscard={discardLeftOver} />
            <RefusedNotices waiting={outbox.waiting} onOpen={openRefused} />
            {newer && changed && state.step !== 'conflict' && state.step !== 'offline' && (
              <Notice tone="warning">{t('conflict.newer')}</Notice>
            )}
            {state.step === 'conflict' && <Conflict state={state} saving={saving} onTake={takeTheirs} />}
            {state.step === 'failed' && <Notice tone="warning">{state.message}</Notice>}
            {state.step === 'gone' && (
              <Notice
                tone="warning"
                actions={
                  <Button variant="default" size="xs" onClick={() => void saving.saveAsNew(state.then)}>
                    {t('gone.saveAsNew')}
                  </Button>
                }
              >
                {t('gone.detail')}
              </Notice>
            )}
            {notReady && (
              <Notice
                tone="warning"
                actions={
                  <Button variant="default" size="xs" onClick={() => editing.change({ status: 'draft' })}>
                    {t('notReady.asDraft')}
                  </Button>
                }
              >
                {t('notReady.detail')}
              </Notice>
            )}
            <QuestionFields isNew={open === 'new'} />
            {question && <Statistics question={question} />}
          </div>
          {preview !== 'off' && <Preview draft={draft} />}
        </div>
      </ComingPictures>
      <Footer
        saving={saving}
        outbox={outbox}
        keptAt={editing.keptAt}
        changed={changed}
        onCancel={cancel}
        onSave={(then: Then) => void saving.save(then)}
        onRetry={() => {
          if (state.step === 'offline') void saving.save(state.then);
          void outbox.flush();
        }}
      />
    </EditingProvider>
  );
}
