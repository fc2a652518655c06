import { useEffect, useMemo, useRef, useState } from 'react';
import type { Question, QuestionBody } from '#features/questions/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { inWords } from '#web/kit/formErrors.ts';
import { toast } from '#web/kit/toast.ts';
import { usePersonHere } from '#web/session.ts';
import type { Draft } from './draft.ts';
import { type Problems, problemsOf } from './problems.ts';
import { addQuestion, readQuestion, saveQuestion } from './queries.ts';
import { bodyOf } from './stored.ts';

const RETRY_MS = 8_000;

export type Then = 'close' | 'next';

/** Where a save stands. Nothing typed is given up in any of these. */
export type SaveState =
  | { step: 'idle' }
  | { step: 'saving' }
  /** No answer came; it is tried again by itself. */
  | { step: 'offline'; then: Then }
  | { step: 'failed'; message: string; then: Then }
  /** Somebody else saved first. */
  | { step: 'conflict'; theirs: Question; then: Then }
  /** Somebody deleted it. */
  | { step: 'gone'; then: Then };

interface Options {
  question: 'new' | number;
  draft: Draft;
  version: number | null;
  /** The key of its writing. */
  writing: string;
  /** Pictures are on their way into it. */
  isComing: boolean;
  onStored: (stored: Question, then: Then) => void;
  /** A new question that may leave while the next one is written. */
  onLeave: (body: QuestionBody) => void;
  onWrong: () => void;
}

/** No answer, or a server that is interrupted for a moment: it goes through by itself. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 503;

/** Checks, sends and explains. */
export function useSaving({ question, draft, version, writing, isComing, onStored, onLeave, onWrong }: Options) {
  const { t } = useTranslation('questioneditor');
  const person = usePersonHere();
  const [state, setState] = useState<SaveState>({ step: 'idle' });
  /** Wrong fields are shown once somebody tried to save, and followed from then on. */
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ problems: Problems; for: string }>();
  const running = useRef(false);
  /** No answer came to what is tried again now. */
  const isAgain = useRef(false);
  /** The version that was sent over, and no answer came. */
  const lost = useRef<number | null>(null);
  const { body, keys } = useMemo(() => bodyOf(draft), [draft]);

  const problems = useMemo<Problems>(() => {
    if (!tried) return {};
    const own = problemsOf(body);
    // The server's words hold until something is changed.
    return refused?.for === JSON.stringify(body) ? { ...refused.problems, ...own } : own;
  }, [tried, body, refused]);

  async function fail(error: unknown, then: Then) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, fields } = error;
    isAgain.current = isPassing(error);
    if (isPassing(error)) setState({ step: 'offline', then });
    else if (status === 409 && question !== 'new')
      setState({ step: 'conflict', theirs: await readQuestion(question), then });
    else if (status === 404) setState({ step: 'gone', then });
    else if (Object.keys(fields).length > 0) {
      const said = Object.entries(fields).map(([path, messages]) => [path, inWords(messages)]);
      setRefused({ problems: Object.fromEntries(said), for: JSON.stringify(body) });
      setState({ step: 'idle' });
      onWrong();
    } else setState({ step: 'failed', message: inWords(message), then });
  }

  /** What arrived before without an answer is one's own: what was written since is the version after it. */
  async function saveOver(id: number, from: number) {
    try {
      return await saveQuestion(id, from, body);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && lost.current === from) {
        const stored = await readQuestion(id);
        if (stored.changedBy?.id === person) return saveQuestion(id, stored.version, body);
      }
      if (error instanceof ApiError && isPassing(error)) lost.current = from;
      throw error;
    }
  }

  /** Saved now, it would be without them. */
  function lacksPictures() {
    if (isComing) toast.failed(t('uploading'));
    return isComing;
  }

  async function send(then: Then, from: number | null) {
    if (running.current || lacksPictures()) return;
    running.current = true;
    setState({ step: 'saving' });
    try {
      const isNew = question === 'new' || from === null;
      const stored = isNew ? await addQuestion(body, writing) : await saveOver(question, from);
      setState({ step: 'idle' });
      onStored(stored, then);
    } catch (error) {
      await fail(error, then).catch((again: unknown) =>
        setState({ step: 'failed', message: inWords(again instanceof Error ? again.message : String(again)), then }),
      );
    } finally {
      running.current = false;
    }
  }

  async function save(then: Then) {
    if (lacksPictures()) return;
    setTried(true);
    if (Object.keys(problemsOf(body)).length > 0) return onWrong();
    if (question === 'new' && then === 'next') {
      setTried(false);
      isAgain.current = false;
      setState({ step: 'idle' });
      return onLeave(body);
    }
    await send(then, version);
  }

  const again = useRef(() => {});
  again.current = () => {
    if (state.step === 'offline' && !isComing) void save(state.then);
  };
  const isOffline = state.step === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const retry = () => again.current();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isOffline]);

  return {
    state,
    save,
    problems,
    keys,
    body,
    /** Sent, and waiting for a connection. */
    isWaiting: state.step === 'offline' || (state.step === 'saving' && isAgain.current),
    /** Mine becomes the version after theirs. */
    overwrite: (theirs: number, then: Then) => send(then, theirs),
    /** What was deleted comes back as a new question. */
    saveAsNew: (then: Then) => send(then, null),
    dismiss: () => setState({ step: 'idle' }),
    reset() {
      setTried(false);
      isAgain.current = false;
      setState({ step: 'idle' });
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
