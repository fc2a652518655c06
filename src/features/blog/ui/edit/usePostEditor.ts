import { useEffect, useRef, useState } from 'react';
import { type EditablePost, type PostBody, postBody } from '#features/blog/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useZodForm } from '#web/kit/form.tsx';
import { inWords } from '#web/kit/formErrors.ts';
import { isOnTheWay, useTryAgain } from '#web/kit/useTryAgain.ts';
import { uuid } from '#web/kit/uuid.ts';
import { queryClient } from '#web/queryClient.ts';
import { usePersonHere } from '#web/session.ts';
import { postChanged } from '../deeds.ts';
import { editablePostQuery } from '../queries.ts';
import { bodyOf, missingIn, NEW_POST, type Saving, valuesOf } from './postForm.ts';
import { keptFor, postShelf } from './postShelf.ts';

const KEEP_AFTER_MS = 300;
const SAVE_AFTER_MS = 1_200;

interface Options {
  /** Null: a new one. */
  post: EditablePost | null;
  onMade?: (id: number) => void;
}

const one = api.api.blog.posts[':id'];

/**
 * A post while it is written. A draft is saved by itself a moment after each change, one save at a time; what readers see
 * is changed by a button alone. Until the server has it, every change is kept on this computer.
 */
export function usePostEditor({ post, onMade }: Options) {
  const { t } = useTranslation('blog');
  const person = usePersonHere();
  const [stored, setStored] = useState(post);
  const [restored, setRestored] = useState(() => keptFor(person, post));
  const form = useZodForm(postBody, {
    initialValues: restored?.values ?? (post ? valuesOf(post) : NEW_POST),
    onSubmit: () => {},
  });
  const [saving, setSaving] = useState<Saving>(restored ? 'typing' : 'untouched');
  const [problem, setProblem] = useState<string | null>(null);
  const [notKept, setNotKept] = useState(false);

  const now = useRef({
    id: post?.id ?? null,
    version: restored ? restored.version : (post?.version ?? null),
    key: restored?.key ?? uuid(),
    /** What the server has, as it was sent. */
    sent: JSON.stringify(bodyOf(post ? valuesOf(post) : NEW_POST)),
    underWay: null as Promise<EditablePost | null> | null,
    /** Saved without an answer: the server may have it. */
    unanswered: restored?.sent ?? null,
    tries: 0,
    isDeleted: false,
    isGone: false,
    isLeft: false,
  }).current;
  const latest = useRef({ values: form.values, stored, saving });
  latest.current = { values: form.values, stored, saving };

  const shelf = () => postShelf(person, now.id ?? 'new');
  const isDirty = () => now.unanswered !== null || JSON.stringify(bodyOf(latest.current.values)) !== now.sent;
  const savesItself = stored === null || stored.status !== 'Published';

  function keepNow() {
    // What the server has by now needs no second place.
    if (now.isDeleted || !isDirty()) return;
    const kept = { values: latest.current.values, version: now.version, key: now.key, at: Date.now() };
    setNotKept(!shelf().keep(now.unanswered ? { ...kept, sent: now.unanswered } : kept));
  }
  const keep = useRef(keepNow);
  keep.current = keepNow;

  /** What is typed is what the server has, without another word to it. */
  function isThere() {
    shelf().drop();
    setRestored(null);
    setSaving((before) => {
      if (before === 'untouched' || before === 'saving') return before;
      return latest.current.stored ? 'saved' : 'untouched';
    });
  }

  function arrived(next: EditablePost) {
    now.version = next.version;
    setStored(next);
    postChanged(next);
  }

  function refused(error: unknown) {
    if (isOnTheWay(error)) {
      setSaving('waiting');
      return;
    }
    setSaving('refused');
    if (!(error instanceof ApiError)) {
      setProblem(t('saving.failed'));
      return;
    }
    const fields = Object.entries(error.fields).map(([name, words]) => [name.split('.')[0] ?? name, words] as const);
    if (fields.length > 0) {
      form.setErrors(Object.fromEntries(fields));
      const elsewhere = fields.flatMap(([name, words]) => (name in NEW_POST ? [] : words));
      setProblem(elsewhere.length > 0 ? inWords(elsewhere) : null);
    } else if (error.status === 409 && now.id !== null) setSaving('behind');
    else setProblem(say(error.message));
    // Shows who was quicker, or that it is gone.
    if (now.id !== null) void queryClient.invalidateQueries({ queryKey: editablePostQuery(now.id).queryKey });
  }

  async function send(body: PostBody): Promise<EditablePost | null> {
    setSaving('saving');
    try {
      const isNew = now.id === null;
      const { post: next } =
        now.id === null
          ? await ask(api.api.blog.posts.$post({ json: { ...body, key: now.key } }))
          : await ask(one.$put({ param: { id: now.id }, json: { ...body, version: now.version ?? 0 } }));
      if (isNew) {
        shelf().drop();
        now.id = next.id;
        // Who has left meanwhile is not led back.
        if (!now.isLeft) onMade?.(next.id);
      }
      // Sent before and the answer lost: the server may have what was typed then.
      now.sent = isNew && now.tries > 0 ? '' : JSON.stringify(body);
      now.tries = 0;
      now.unanswered = null;
      arrived(next);
      form.clearErrors();
      setProblem(null);
      setRestored(null);
      if (isDirty()) setSaving('typing');
      else {
        shelf().drop();
        setSaving('saved');
      }
      return next;
    } catch (error) {
      now.tries += 1;
      now.unanswered = now.id !== null && isOnTheWay(error) ? body : null;
      keepNow();
      refused(error);
      return null;
    }
  }

  /** Brings everything that is typed to the server. Null when it did not arrive. */
  async function flush(): Promise<EditablePost | null> {
    while (now.underWay) await now.underWay;
    if (now.isDeleted || now.isGone) return null;
    if (!isDirty() && now.id !== null) {
      isThere();
      return latest.current.stored;
    }
    // What got no answer goes again as it was, before what was typed since: the server knows its own.
    const isAgain = now.unanswered !== null;
    now.underWay = send(now.unanswered ?? bodyOf(latest.current.values));
    const next = await now.underWay;
    now.underWay = null;
    if (next && isDirty() && (isAgain || next.status !== 'Published')) return flush();
    return next;
  }
  const save = useRef(flush);
  save.current = flush;
  const settle = useRef(isThere);
  settle.current = isThere;

  // Every change: kept here at once, and a draft is on its way a moment later.
  const { values } = form;
  const first = useRef(restored ? null : values);
  useEffect(() => {
    if (values === first.current) return;
    if (JSON.stringify(bodyOf(values)) === now.sent && !now.unanswered) {
      // Typed and taken back. What is on its way, or was sent without an answer, may be there all the same.
      if (!now.underWay && (now.id !== null || now.tries === 0)) settle.current();
      return;
    }
    setSaving((before) => (before === 'saving' || before === 'behind' ? before : 'typing'));
    const keepLatest = () => keep.current();
    const keeping = setTimeout(keepLatest, KEEP_AFTER_MS);
    const sending = setTimeout(() => {
      if (savesItself && latest.current.saving !== 'behind') void save.current();
    }, SAVE_AFTER_MS);
    addEventListener('pagehide', keepLatest);
    return () => {
      clearTimeout(keeping);
      clearTimeout(sending);
      removeEventListener('pagehide', keepLatest);
    };
  }, [values, savesItself, now]);

  // Back after the connection was lost.
  useTryAgain(saving === 'waiting', flush);

  // Leaving the page takes the last words along.
  useEffect(() => {
    now.isLeft = false;
    return () => {
      now.isLeft = true;
      const { stored: last, saving: how } = latest.current;
      keep.current();
      if (how === 'typing' && last?.status !== 'Published') void save.current();
    };
  }, [now]);

  /** Begins anew from what the server has. */
  function startFrom(next: EditablePost | null) {
    const fresh = next ? valuesOf(next) : NEW_POST;
    shelf().drop();
    now.version = next?.version ?? null;
    now.unanswered = null;
    now.sent = JSON.stringify(bodyOf(fresh));
    setStored(next);
    setRestored(null);
    setProblem(null);
    form.clearErrors();
    form.setValues(fresh);
    setSaving('untouched');
  }

  /**
   * Publishes, takes down or plans: what is typed first, then the deed. Answers whether it was done. Throws what concerns
   * the deed alone: it did not arrive, or its time cannot be.
   */
  async function act(deed: 'publish' | 'unpublish' | { at: string }): Promise<EditablePost | null> {
    const missing = deed === 'unpublish' ? {} : missingIn(bodyOf(latest.current.values));
    const isUnready = Object.keys(missing).length > 0;
    // Of a new post without a word no draft is made.
    const isBlank = isUnready && now.id === null && !now.underWay && !isDirty();
    const saved = isBlank ? null : await flush();
    if (isUnready && (saved || isBlank)) form.setErrors(missing);
    if (!saved || isUnready) return null;
    const param = { id: saved.id };
    const json = { version: now.version ?? saved.version };
    try {
      const { post: next } = await ask(
        typeof deed === 'object'
          ? one.schedule.$post({ param, json: { ...json, scheduledAt: deed.at } })
          : one[deed].$post({ param, json }),
      );
      arrived(next);
      return next;
    } catch (error) {
      if (isOnTheWay(error) || (error instanceof ApiError && 'scheduledAt' in error.fields)) throw error;
      refused(error);
      return null;
    }
  }

  return {
    form,
    stored,
    restored,
    saving,
    problem,
    notKept,
    savesItself,
    version: now.version,
    isUnanswered: now.unanswered !== null,
    flush,
    act,
    startFrom,
    /** Only its standing changed: what is typed goes on over it. */
    goOnFrom(next: EditablePost) {
      now.version = next.version;
      setStored(next);
      if (latest.current.saving !== 'behind') return;
      setSaving('typing');
      if (next.status !== 'Published') void flush();
    },
    /** Somebody deleted it, or brought it back: until then nothing is sent. */
    setGone(isGone: boolean) {
      const isBack = now.isGone && !isGone && isDirty();
      now.isGone = isGone;
      if (isGone) keepNow();
      if (!isBack) return;
      setProblem(null);
      setSaving('typing');
      if (savesItself) void flush();
    },
    /** Mine becomes the version after theirs. */
    overwrite(theirs: EditablePost) {
      now.version = theirs.version;
      now.unanswered = null;
      now.sent = '';
      setSaving('typing');
      void flush();
    },
    /** It was deleted: nothing more is sent. What never was stays here, for whoever brings the post back. */
    letGo() {
      keepNow();
      now.isDeleted = true;
    },
  };
}

export type PostEditing = ReturnType<typeof usePostEditor>;
