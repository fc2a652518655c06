import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Article, ArticleChange } from '#features/help/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
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
  const person = useSession()?.id ?? 0;
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
  const running = useRef<Promise<boolean> | null>(null);

  const adopt = useCallback((next: Article) => {
    version.current = next.version;
    queryClient.setQueryData(articleQuery(next.id).queryKey, next);
  }, []);

  /** Sends what is pending until nothing is. False: something is still here alone. */
  const send = useCallback(async (): Promise<boolean> => {
    const { question, content } = pending.current;
    const change = {
      ...(question?.trim() ? { question } : {}),
      ...(content === undefined ? {} : { content }),
    };
    if (Object.keys(change).length === 0) return question === undefined || question.trim() !== '';
    pending.current = {};
    try {
      const json = { version: version.current, ...change };
      adopt((await ask(api.api.help.articles[':id'].$patch({ param: { id: article.id }, json }))).article);
      setProblem(null);
      if (Object.keys(pending.current).length > 0) return send();
      shelf.drop();
      setSaving('saved');
      return true;
    } catch (error) {
      // What was written meanwhile counts more than what was sent.
      pending.current = { ...change, ...pending.current };
      setProblem(error instanceof ApiError ? error : null);
      setSaving(error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed');
      return false;
    }
  }, [adopt, article.id, shelf]);

  const flush = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current;
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);
  const soon = useDebouncedCallback(() => void flush(), { delay: PAUSE_MS, flushOnUnmount: true });

  const write = useCallback(
    (given: Partial<Words>) => {
      setWords((before) => ({ ...before, ...given }));
      pending.current = { ...pending.current, ...given };
      shelf.keep({ version: version.current, ...pending.current });
      setSaving((now) => (now === 'conflict' ? now : 'waiting'));
      soon();
    },
    [shelf, soon],
  );

  // What was left here is sent, now and whenever there is a connection again.
  useEffect(() => {
    if (Object.keys(pending.current).length > 0) void flush();
    const again = () => void flush();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [flush]);

  // Somebody else changed it while nothing was written here: theirs is shown.
  useEffect(() => {
    if (article.version <= version.current || running.current || Object.keys(pending.current).length > 0) return;
    version.current = article.version;
    setWords({ question: article.question, content: article.content });
  }, [article]);

  /** Everything that is not words: address, category, and what happens to the whole. */
  const change = useCallback(
    async (given: Omit<ArticleChange, 'version'>) => {
      await flush();
      const json = { version: version.current, ...given };
      adopt((await ask(api.api.help.articles[':id'].$patch({ param: { id: article.id }, json }))).article);
    },
    [adopt, article.id, flush],
  );

  const step = useCallback(
    async (name: 'publish' | 'unpublish' | 'discard') => {
      if (name === 'discard') pending.current = {};
      else if (!(await flush())) return false;
      const asked = { param: { id: article.id }, json: { version: version.current } };
      const calls = api.api.help.articles[':id'];
      const { article: next } = await ask(calls[name].$post(asked));
      adopt(next);
      shelf.drop();
      setSaving('saved');
      setWords({ question: next.question, content: next.content });
      return true;
    },
    [adopt, article.id, flush, shelf],
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

  const isUnsent = useCallback(() => Object.keys(pending.current).length > 0 || running.current !== null, []);
  return { words, write, saving, problem, flush, change, step, settle, isUnsent };
}
