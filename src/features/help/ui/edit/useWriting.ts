import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Article, ArticleChange } from '#features/help/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { isOnTheWay, useTryAgain } from '#web/kit/useTryAgain.ts';
import { queryClient } from '#web/queryClient.ts';
import { usePersonHere } from '#web/session.ts';
import { articleQuery } from '../queries.ts';
import { draftShelf } from './shelf.ts';

const PAUSE_MS = 900;

interface Words {
  question: string;
  content: string;
}

/** `waiting` is written here and not sent yet; `failed` is kept here until there is a connection. */
export type Saving = 'saved' | 'waiting' | 'failed' | 'conflict';

/**
 * A question while it is written: every pause in typing is stored on the server, as a draft. What did not get there is
 * kept on this computer and sent when the page is open again. Nobody else's words are written over.
 */
export function useWriting(article: Article) {
  const person = usePersonHere();
  const shelf = useMemo(() => draftShelf(person, article.id), [person, article.id]);
  const [kept] = useState(() => shelf.read());
  const [words, setWords] = useState<Words>({
    question: kept?.question ?? article.question,
    content: kept?.content ?? article.content,
  });
  const [saving, setSaving] = useState<Saving>(kept ? 'waiting' : 'saved');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const version = useRef(kept?.version ?? article.version);
  const pending = useRef<Partial<Words>>(kept ? ({ ...kept, version: undefined } as Partial<Words>) : {});
  /** Sent and not answered yet. */
  const onTheWay = useRef<Partial<Words>>({});
  const running = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** One call after the other, each from the version that the one before left. */
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    running.current += 1;
    const mine = queue.current.then(work).finally(() => {
      running.current -= 1;
    });
    queue.current = mine.catch(() => {});
    return mine;
  }, []);

  const adopt = useCallback((next: Article) => {
    version.current = next.version;
    queryClient.setQueryData(articleQuery(next.id).queryKey, next);
  }, []);

  const keep = useCallback(
    () => shelf.keep({ version: version.current, ...onTheWay.current, ...pending.current }),
    [shelf],
  );

  /** Sends what is pending until nothing is. False: something is still here alone. */
  const send = useCallback(async (): Promise<boolean> => {
    const { question, content } = pending.current;
    const change = {
      ...(question?.trim() ? { question } : {}),
      ...(content === undefined ? {} : { content }),
    };
    if (Object.keys(change).length === 0) return question === undefined;
    // Without a question it is not saved: an empty one waits here for its words.
    pending.current = question?.trim() === '' ? { question } : {};
    onTheWay.current = change;
    try {
      const json = { version: version.current, ...change };
      adopt((await ask(api.api.help.articles[':id'].$patch({ param: { id: article.id }, json }))).article);
      onTheWay.current = {};
      setProblem(null);
      if (Object.keys(pending.current).length > 0) {
        keep();
        setSaving('waiting');
        return send();
      }
      shelf.drop();
      setSaving('saved');
      return true;
    } catch (error) {
      // What was written meanwhile counts more than what was sent.
      pending.current = { ...change, ...pending.current };
      onTheWay.current = {};
      keep();
      setProblem(error instanceof ApiError ? error : null);
      setSaving(error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed');
      return false;
    }
  }, [adopt, article.id, keep, shelf]);

  const flush = useCallback(() => inTurn(send), [inTurn, send]);
  const soon = useDebouncedCallback(() => void flush(), { delay: PAUSE_MS, flushOnUnmount: true });

  const write = useCallback(
    (given: Partial<Words>) => {
      setWords((before) => ({ ...before, ...given }));
      pending.current = { ...pending.current, ...given };
      keep();
      setSaving((now) => (now === 'conflict' ? now : 'waiting'));
      soon();
    },
    [keep, soon],
  );

  // What was left here is sent.
  useEffect(() => {
    if (Object.keys(pending.current).length > 0) void flush();
  }, [flush]);
  useTryAgain(saving === 'failed' && isOnTheWay(problem), flush);

  // Somebody else changed it while nothing was written here: theirs is shown.
  useEffect(() => {
    if (article.version <= version.current || running.current > 0 || Object.keys(pending.current).length > 0) return;
    version.current = article.version;
    setWords({ question: article.question, content: article.content });
  }, [article]);

  /** Everything that is not words: address, category, and what happens to the whole. */
  const change = useCallback(
    (given: Omit<ArticleChange, 'version'>) =>
      inTurn(async () => {
        await send();
        const json = { version: version.current, ...given };
        adopt((await ask(api.api.help.articles[':id'].$patch({ param: { id: article.id }, json }))).article);
      }),
    [adopt, article.id, inTurn, send],
  );

  const step = useCallback(
    (name: 'publish' | 'unpublish' | 'discard') =>
      inTurn(async () => {
        if (name !== 'discard' && !(await send())) return false;
        const asked = { param: { id: article.id }, json: { version: version.current } };
        const calls = api.api.help.articles[':id'];
        const { article: next } = await ask(calls[name].$post(asked));
        adopt(next);
        if (name === 'discard') pending.current = {};
        // Who wrote on meanwhile keeps that: it is sent in a moment.
        if (Object.keys(pending.current).length > 0) return true;
        shelf.drop();
        setProblem(null);
        setSaving('saved');
        setWords({ question: next.question, content: next.content });
        return true;
      }),
    [adopt, article.id, inTurn, send, shelf],
  );

  /** After a conflict: theirs instead of one's own, or one's own over theirs. */
  const settle = useCallback(
    async (whose: 'theirs' | 'mine') => {
      const theirs = await queryClient.fetchQuery({ ...articleQuery(article.id), staleTime: 0 });
      version.current = theirs.version;
      setProblem(null);
      if (whose === 'mine') return void (await flush());
      pending.current = {};
      shelf.drop();
      setWords({ question: theirs.question, content: theirs.content });
      setSaving('saved');
    },
    [article.id, flush, shelf],
  );

  const isUnsent = useCallback(() => Object.keys(pending.current).length > 0 || running.current > 0, []);
  /** It was deleted: nothing is left to send. */
  const letGo = useCallback(() => {
    pending.current = {};
    shelf.drop();
    setSaving('saved');
  }, [shelf]);
  return { words, write, saving, problem, flush, change, step, settle, isUnsent, letGo };
}
