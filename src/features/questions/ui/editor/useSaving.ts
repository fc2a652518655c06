import { useEffect, useMemo, useRef, useState } from 'react';
import type { Question, QuestionBody } from '#features/questions/contract.ts';
import { ApiError } from '#web/client.ts';
import { inWords } from '#web/kit/formErrors.ts';
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
  onStored: (stored: Question, then: Then) => void;
  /** A new question that may leave while the next one is written. */
  onLeave: (body: QuestionBody) => void;
  onWrong: () => void;
}

/** Checks, sends and explains. */
export function useSaving({ question, draft, version, writing, onStored, onLeave, onWrong }: Options) {
  const [state, setState] = useState<SaveState>({ step: 'idle' });
  /** Wrong fields are shown once somebody tried to save, and followed from then on. */
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ problems: Problems; for: string }>();
  const running = useRef(false);
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
    // No answer, or a server that is interrupted for a moment: it goes through by itself.
    if (status === 0 || status === 503) setState({ step: 'offline', then });
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

  async function send(then: Then, from: number | null) {
    if (running.current) return;
    running.current = true;
    setState({ step: 'saving' });
    try {
      const isNew = question === 'new' || from === null;
      const stored = isNew ? await addQuestion(body, writing) : await saveQuestion(question, from, body);
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
    setTried(true);
    if (Object.keys(problemsOf(body)).length > 0) return onWrong();
    if (question === 'new' && then === 'next') {
      setTried(false);
      setState({ step: 'idle' });
      return onLeave(body);
    }
    await send(then, version);
  }

  const again = useRef(() => {});
  again.current = () => {
    if (state.step === 'offline') void save(state.then);
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
    /** Mine becomes the version after theirs. */
    overwrite: (theirs: number, then: Then) => send(then, theirs),
    /** What was deleted comes back as a new question. */
    saveAsNew: (then: Then) => send(then, null),
    dismiss: () => setState({ step: 'idle' }),
    reset() {
      setTried(false);
      setState({ step: 'idle' });
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
