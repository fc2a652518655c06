import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ZodForm } from './form.tsx';
import { toast } from './toast.ts';
import { moved, useDragOrder } from './useDragOrder.ts';

/** The part of a row the cursor goes to: its first field, or the grip it is moved by. */
export type RowPart = 'first' | 'grip';

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

interface Options<Input, Row> {
  /** Where the rows stand in the form. */
  path: string;
  of: (values: Input) => Row[];
  /** A new row; it is told which one stands before it. */
  blank: (before: Row | undefined) => Row;
  /** Nothing was typed into it: it is waited for instead of adding another, and leaves without a word. */
  isBlank: (row: Row) => boolean;
  most: number;
  /** Names a row for readers: "Line 2". */
  name: (place: number) => string;
}

/** Rows of a form: added, removed with a way back, moved by hand or by key, and where the cursor goes with it. */
export function useFormRows<Input, Row extends { key: string }>(form: ZodForm<Input>, options: Options<Input, Row>) {
  const { t } = useTranslation('kit');
  const { path, of, blank, isBlank, most, name } = options;
  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  // Rows within a row have another path once that row was moved.
  const now = useRef({ form, of, path });
  now.current = { form, of, path };
  const rows = of(form.values);

  /** At once, so that the next key belongs to the row the cursor goes to. */
  const set = useCallback((next: (rows: Row[]) => Row[]) => {
    const { form, of, path } = now.current;
    flushSync(() => {
      form.setFieldValue(path, next(of(form.getValues())) as never);
      // What was wrong is named by its place, which has changed.
      const kept = Object.entries(form.errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
      form.setErrors(Object.fromEntries(kept));
    });
  }, []);
  const focus = (key: string, part: RowPart) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"] [data-part="${part}"]`)?.focus();

  function add(after = rows.length - 1) {
    const waiting = rows[after + 1];
    if (waiting && isBlank(waiting)) return focus(waiting.key, 'first');
    if (rows.length >= most) return;
    const row = blank(rows[after]);
    set((all) => all.toSpliced(after + 1, 0, row));
    focus(row.key, 'first');
  }

  function remove(place: number) {
    const row = rows[place];
    const neighbour = rows[place - 1] ?? rows[place + 1];
    if (!row || !neighbour) return;
    set((all) => all.filter((one) => one.key !== row.key));
    focus(neighbour.key, 'first');
    if (isBlank(row)) return;
    const undo = () => {
      // The row these stood in may be gone itself.
      if (!list.current) return;
      set((all) => all.toSpliced(place, 0, row));
      focus(row.key, 'first');
    };
    toast.done(t('rows.removed', { name: name(place) }), { undo });
  }

  const move = useCallback(
    (from: number, to: number) => {
      const { form, of } = now.current;
      if (to >= 0 && to < of(form.getValues()).length) set((all) => moved(all, from, to));
    },
    [set],
  );
  const drag = useDragOrder(move);

  function shift(place: number, by: -1 | 1, part: RowPart) {
    const row = rows[place];
    if (!row || !rows[place + by]) return;
    move(place, place + by);
    focus(row.key, part);
    setSpoken(t('rows.moved', { place: place + by + 1, count: rows.length }));
  }

  /** Arrows move the row by its grip, with Alt by its first field, where Enter adds one below. */
  const keys = (place: number, part: RowPart) => (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by && (part === 'grip' || event.altKey)) {
      event.preventDefault();
      shift(place, by, part);
    } else if (event.key === 'Enter' && part === 'first' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(place);
    }
  };

  const wrong: ReactNode = form.errors[path];
  return {
    rows,
    list,
    spoken,
    name,
    set,
    add,
    remove,
    isFull: rows.length >= most,
    path,
    /** What is wrong with them as a whole. */
    wrong: typeof wrong === 'string' ? say(wrong) : wrong,
    isDragged: (place: number) => drag.dragged === place,
    grip: (place: number) => ({
      ...drag.handle(place),
      'data-part': 'grip' satisfies RowPart,
      onKeyDown: keys(place, 'grip'),
    }),
    /** For the first field of a row. */
    first: (place: number) => ({ 'data-part': 'first' satisfies RowPart, onKeyDown: keys(place, 'first') }),
  };
}

export type FormRowsOf<Row> = Omit<ReturnType<typeof useFormRows<object, Row & { key: string }>>, 'set'>;
