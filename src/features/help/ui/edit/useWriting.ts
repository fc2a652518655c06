import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Article, ArticleChange } from '#features/help/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { isOnTheWay, useTryAgain } from '#web/kit/useTryAgain.ts';
import { queryClient } from '#web/queryClient.ts';
import { usePersonHere } from '#web/session.ts';
import { articleQuery } from '../queries.ts';
import { draftShelf, type Words } from './shelf.ts';

const PAUSE_MS = 900;

/** `waiting` is written here and not sent yet; `failed` is kept here until there is a connection. */
export type Saving = 'saved' | 'waiting' | 'failed' | 'conflict';

const wordsOf = ({ question, content }: Words): Words => ({ question, content });
const isSame = (one: Words, two: Words) => one.question === two.question && one.content === two.content;
const hasNone = (words: Partial<Words>) => Object.keys(words).length === 0;

/**
 * A question while it is written: every pause in typing is stored on the server, as a draft. What did not get there is
 * kept on this computer and sent when the page is open again. Nobody else's words are written over. Once it is gone
 * nothing is sent any more.
 */
export function useWriting(article: Article, isGone: boolean) {
  const person = usePersonHere();
  const shelf = useMemo(() => draftShelf(person, article.id), [person, article.id]);
  const [kept] = useState(() => {
    const found = shelf.read();
    if (!found) return null;
    const { version: from, sent = {}, ...all } = found;
    const later = Object.entries(all).filter(([name, value]) => sent[name as keyof Words] !== value);
    return { version: from, sent, all, later: Object.fromEntries(later) as Partial<Words> };
  });
  const [words, setWords] = useState<Words>({ ...wordsOf(article), ...kept?.all });
  const [saving, setSaving] = useState<Saving>(kept ? 'waiting' : 'saved');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const version = useRef(kept?.version ?? article.version);
  /** The words of that version, where they are known. */
  const base = useRef<Words | null>(version.current === article.version ? wordsOf(article) : null);
  const pending = useRef<Partial<Words>>(kept?.later ?? {});
  /** Sent and not answered yet. */
  const onTheWay = useRef<Partial<Words>>(kept?.sent ?? {});
  const latest = useRef({ words, isGone });
  latest.current = { words, isGone };
  const running = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isHereAlone = useCallback(() => !hasNone(pending.current) || !hasNone(onTheWay.current), []);

  /** One call after the other, each from the version that the one before left. */
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    running.current += 1;
    const mine = queue.current.then(work).finally(() => {
      running.current -= 1;
    });
    queue.current = mine.catch(() => {});
    return mine;
  }, []);

  const startFrom = useCallback((next: Article) => {
    version.current = next.version;
    base.current = wordsOf(next);
  }, []);
  const adopt = useCallback(
    (next: Article) => {
      startFrom(next);
      queryClient.setQueryData(articleQuery(next.id).queryKey, next);
    },
    [startFrom],
  );

  const keep = useCallback(() => {
    const sent = onTheWay.current;
    const here = { ...sent, ...pending.current };
    // Of what is gone nothing else is left.
    const all = latest.current.isGone ? { ...latest.current.words, ...here } : here;
    shelf.keep({ version: version.current, ...all, ...(hasNone(sent) ? {} : { sent }) });
  }, [shelf]);

  /** The newer version has the words of the one before, or those that were sent: nobody wrote, there is nothing to choose. */
  const isUnwritten = useCallback(
    async (sent: Partial<Words>) => {
      const before = base.current;
      const theirs = await queryClient.fetchQuery({ ...articleQuery(article.id), staleTime: 0 }).catch(() => null);
      if (!before || !theirs || theirs.version <= version.current) return false;
      if (!isSame(theirs, before) && !isSame(theirs, { ...before, ...sent })) return false;
      startFrom(theirs);
      return true;
    },
    [article.id, startFrom],
  );

  /** Sends what is pending until nothing is. False: something is still here alone. */
  const send = useCallback(async (): Promise<boolean> => {
    if (latest.current.isGone) return false;
    // What got no answer may be there all the same: it goes again as it was, before what was written since.
    if (hasNone(onTheWay.current)) {
      const { question, content } = pending.current;
      const change = {
        ...(question?.trim() ? { question } : {}),
        ...(content === undefined ? {} : { content }),
      };
      if (hasNone(change)) return question === undefined;
      // Without a question it is not saved: an empty one waits here for its words.
      pending.current = question?.trim() === '' ? { question } : {};
      onTheWay.current = change;
    }
    const change = onTheWay.current;
    try {
      const json = { version: version.current, ...change };
      adopt((await ask(api.api.help.articles[':id'].$patch({ param: { id: article.id }, json }))).article);
      onTheWay.current = {};
      setProblem(null);
      if (!hasNone(pending.current)) {
        keep();
        setSaving('waiting');
        return send();
      }
      shelf.drop();
      setSaving('saved');
      return true;
    } catch (error) {
      if (!isOnTheWay(error)) {
        // What was written meanwhile counts more than what was sent.
        pending.current = { ...change, ...pending.current };
        onTheWay.current = {};
      }
      keep();
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 409 && (await isUnwritten(change))) return send();
      if (status === 404) void queryClient.invalidateQueries({ queryKey: articleQuery(article.id).queryKey });
      setProblem(error instanceof ApiError ? error : null);
      setSaving(status === 409 ? 'conflict' : 'failed');
      return false;
    }
  }, [adopt, article.id, isUnwritten, keep, shelf]);

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
    if (isHereAlone()) void flush();
  }, [flush, isHereAlone]);
  useTryAgain(saving === 'failed' && isOnTheWay(problem), flush);
  useEffect(() => {
    if (isGone && isHereAlone()) keep();
  }, [isGone, isHereAlone, keep]);

  // Somebody else changed it while nothing was written here: theirs is shown.
  useEffect(() => {
    if (article.version <= version.current || running.current > 0 || isHereAlone()) return;
    startFrom(article);
    setWords(wordsOf(article));
  }, [article, isHereAlone, startFrom]);

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
        // What is dropped goes only where it may be there already.
        const isSent = name === 'discard' && hasNone(onTheWay.current) ? true : await send();
        if (name !== 'discard' && !isSent) return false;
        const asked = { param: { id: article.id }, json: { version: version.current } };
        const calls = api.api.help.articles[':id'];
        const { article: next } = await ask(calls[name].$post(asked));
        adopt(next);
        if (name === 'discard') {
          pending.current = {};
          onTheWay.current = {};
        }
        // Who wrote on meanwhile keeps that: it is sent in a moment.
        if (!hasNone(pending.current)) return true;
        shelf.drop();
        setProblem(null);
        setSaving('saved');
        setWords(wordsOf(next));
        return true;
      }),
    [adopt, article.id, inTurn, send, shelf],
  );

  /** After a conflict: theirs instead of one's own, or one's own over theirs. */
  const settle = useCallback(
    async (whose: 'theirs' | 'mine') => {
      const theirs = await queryClient.fetchQuery({ ...articleQuery(article.id), staleTime: 0 });
      startFrom(theirs);
      setProblem(null);
      if (whose === 'mine') return void (await flush());
      pending.current = {};
      shelf.drop();
      setWords(wordsOf(theirs));
      setSaving('saved');
    },
    [article.id, flush, shelf, startFrom],
  );

  const isUnsent = useCallback(() => isHereAlone() || running.current > 0, [isHereAlone]);
  /** It was deleted: nothing is left to send. */
  const letGo = useCallback(() => {
    pending.current = {};
    onTheWay.current = {};
    shelf.drop();
    setSaving('saved');
  }, [shelf]);
  return { words, write, saving, problem, flush, change, step, settle, isUnsent, letGo };
}
