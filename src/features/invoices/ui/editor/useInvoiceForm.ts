import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InvoiceBody, OneInvoice } from '#features/invoices/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { queryClient } from '#web/queryClient.ts';
import { getSession, usePersonHere } from '#web/session.ts';
import { invoiceChanged } from '../deeds.ts';
import { numberOf } from '../money.ts';
import { invoiceOne } from '../queries.ts';
import { draftShelf } from './draftShelf.ts';
import { bodyOf, filledLines, type InvoiceValues, invoiceForm } from './invoiceForm.ts';

const KEEP_AFTER_MS = 400;

interface Options {
  /** Null: a new one. */
  id: number | null;
  start: InvoiceValues;
  version: number | null;
}

/** The form of an invoice, kept in the browser a moment after each change, and its way to the server. */
export function useInvoiceForm({ id, start, version }: Options) {
  const { t } = useTranslation('invoices');
  const person = usePersonHere();
  const navigate = useNavigate();
  const router = useRouter();
  const shelf = useMemo(() => draftShelf(person, id ?? 'new'), [person, id]);
  const [restored, setRestored] = useState(() => shelf.read());
  /**
   * Under which a new one is stored once. It goes along with what is kept only after a try without an answer: whatever
   * else goes on from there, here or in another tab, is an invoice of its own.
   */
  const key = useRef(restored?.key ?? null);
  const base = useRef(restored ? restored.version : version);
  /** Shown, so that the page can compare it with what is stored. */
  const [baseVersion, setBaseVersion] = useState(base.current);
  const [keptAt, setKeptAt] = useState<number | false | null>(restored?.at ?? null);
  const [saved, setSaved] = useState(false);
  const then = useRef<'look' | 'send'>('look');
  /** Somebody was quicker: the page shows who and with what, so the server's sentence is not said as well. */
  const [refused, setRefused] = useState<{ sentence: string } | null>(null);

  const keep = useCallback(
    (values: InvoiceValues) => {
      const at = Date.now();
      setKeptAt(shelf.keep({ values, version: base.current, key: key.current, at }) && at);
    },
    [shelf],
  );

  const form = useZodForm(invoiceForm, {
    initialValues: start,
    guard: true,
    onSubmit: async (values) => {
      const json = bodyOf(values);
      try {
        arrive(
          id === null || base.current === null
            ? await add(json)
            : await ask(
                api.api.invoice.invoices[':id'].$put({ param: { id }, json: { ...json, version: base.current } }),
              ),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && id !== null) {
          const { queryKey } = invoiceOne(id);
          await queryClient.invalidateQueries({ queryKey });
          const isBehind = queryClient.getQueryData(queryKey)?.invoice.version !== base.current;
          setRefused(isBehind ? { sentence: error.message } : null);
        }
        throw error;
      }
    },
  });

  async function add(json: InvoiceBody) {
    const before = key.current;
    const sent = before ?? uuid();
    key.current = sent;
    keep(form.getValues());
    try {
      return await ask(api.api.invoice.invoices.$post({ json: { ...json, key: sent } }));
    } catch (error) {
      // Refused, so nothing is stored under it.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        key.current = before;
        keep(form.getValues());
      }
      throw error;
    }
  }

  function arrive(one: OneInvoice) {
    setSaved(true);
    unsaved.current = false;
    shelf.drop();
    invoiceChanged(one);
    const number = numberOf(one.invoice);
    toast.done(one.invoice.sentAt ? t('editor.savedVersion', { number }) : t('editor.savedDraft', { number }));
    const { invoiceList } = router.state.location.state;
    void navigate({
      to: '/apps/invoice/preview/$id',
      params: { id: String(one.invoice.id) },
      search: then.current === 'send' ? { open: 'send' } : {},
      state: { ...(invoiceList && { invoiceList }), isSaved: true },
    });
  }

  // What was left behind last time goes on from there.
  const first = useRef(restored);
  useEffect(() => {
    if (first.current) form.setValues(first.current.values);
    first.current = null;
  }, [form.setValues]);

  const isDirty = form.isDirty();
  const unsaved = useRef(false);
  unsaved.current = isDirty && !saved;
  const { values } = form;
  useEffect(() => {
    if (!isDirty || saved) return;
    const keepNow = () => keep(values);
    const timer = setTimeout(keepNow, KEEP_AFTER_MS);
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
    };
  }, [values, isDirty, saved, keep]);

  // Whoever leaves with unsaved changes has been asked, unless their login ended.
  useEffect(
    () => () => {
      if (unsaved.current && getSession()) shelf.drop();
    },
    [shelf],
  );

  function startFrom(next: InvoiceValues, from: number | null) {
    form.setInitialValues(next);
    form.setValues(next);
    form.resetDirty(next);
    form.clearErrors();
    base.current = from;
    key.current = null;
    setBaseVersion(from);
    setRefused(null);
    setRestored(null);
    setKeptAt(null);
    shelf.drop();
  }

  return {
    form: { ...form, problems: form.problems.filter((problem) => problem !== refused?.sentence) },
    refused,
    restored,
    keptAt: isDirty ? keptAt : null,
    saved,
    baseVersion,
    /** Sends it; afterwards it is looked at, or the letter to the client is written. */
    save(after: 'look' | 'send') {
      then.current = after;
      form.setFieldValue('lines', filledLines(form.getValues().lines));
      form.formProps.ref.current?.requestSubmit();
    },
    startFrom,
    /** Mine becomes the version after theirs. */
    overwrite(theirs: number) {
      base.current = theirs;
      setBaseVersion(theirs);
      setRefused(null);
      form.formProps.ref.current?.requestSubmit();
    },
  };
}
