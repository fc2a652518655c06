import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { say } from '#web/i18n/messages.ts';
import { FieldError, type ZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import classes from './Editor.module.css';
import { blankLine, type FormLine, type InvoiceValues } from './invoiceForm.ts';
import { LineRow } from './LineRow.tsx';

const MOST_LINES = 200;

interface Props {
  form: ZodForm<InvoiceValues>;
  taxBp: number;
}

/** The lines of an invoice: written, moved by hand or by key, removed with a way back. */
export function Lines({ form, taxBp }: Props) {
  const { t } = useTranslation('invoices');
  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  const { lines } = form.values;
  const now = useRef(form);
  now.current = form;

  /** At once, so that the next key belongs to the line the cursor goes to. */
  const setLines = useCallback((next: (lines: FormLine[]) => FormLine[]) => {
    flushSync(() => {
      now.current.setFieldValue('lines', next(now.current.getValues().lines));
      // What was wrong is named by its place, which has changed.
      const kept = Object.entries(now.current.errors).filter(([path]) => !path.startsWith('lines.'));
      now.current.setErrors(Object.fromEntries(kept));
    });
  }, []);
  const focus = (key: string, part: 'title' | 'grip') =>
    list.current?.querySelector<HTMLElement>(`[data-line="${key}"] [data-part="${part}"]`)?.focus();

  function add(after: number) {
    const next = lines[after + 1];
    // An empty line is waiting already: Enter goes there instead of making another.
    if (next && next.title === '') return focus(next.key, 'title');
    if (lines.length >= MOST_LINES) return;
    const line = blankLine(lines[after]?.taxBp ?? taxBp);
    setLines((all) => all.toSpliced(after + 1, 0, line));
    focus(line.key, 'title');
  }

  function remove(place: number) {
    const line = lines[place];
    const neighbour = lines[place - 1] ?? lines[place + 1];
    if (!line || !neighbour) return;
    setLines((all) => all.filter((one) => one.key !== line.key));
    focus(neighbour.key, 'title');
    if (line.title || line.description)
      toast.done(t('line.removed'), { undo: () => setLines((all) => all.toSpliced(place, 0, line)) });
  }

  const move = useCallback(
    (from: number, to: number) => {
      if (to >= 0 && to < now.current.getValues().lines.length) setLines((all) => moved(all, from, to));
    },
    [setLines],
  );
  const drag = useDragOrder(move);

  function shift(place: number, by: -1 | 1, part: 'title' | 'grip') {
    const line = lines[place];
    if (!line || !lines[place + by]) return;
    move(place, place + by);
    focus(line.key, part);
    setSpoken(t('line.moved', { place: place + by + 1, count: lines.length }));
  }

  const wrong = form.errors.lines;
  return (
    <section className={classes.lines} aria-label={t('line.label')}>
      <div className={classes.lineHead} aria-hidden>
        <span />
        <span>{t('line.item')}</span>
        <span>{t('line.quantity')}</span>
        <span>{t('line.price')}</span>
        <span>{t('line.discount')}</span>
        <span>{t('line.tax')}</span>
        <span>{t('line.total')}</span>
        <span />
      </div>
      <ol className={classes.lineList} data-order ref={list}>
        {lines.map((line, place) => (
          <LineRow
            key={line.key}
            form={form}
            line={line}
            place={place}
            isOnly={lines.length === 1}
            isDragged={drag.dragged === place}
            handle={drag.handle(place)}
            onAdd={() => add(place)}
            onRemove={() => remove(place)}
            onShift={(by, part) => shift(place, by, part)}
          />
        ))}
      </ol>
      {wrong && (
        <div className={classes.listProblem} role="alert">
          <FieldError>{typeof wrong === 'string' ? say(wrong) : wrong}</FieldError>
        </div>
      )}
      <Button
        variant="default"
        size="xs"
        className={classes.addLine}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={lines.length >= MOST_LINES}
        onClick={() => add(lines.length - 1)}
      >
        {t('line.add')}
      </Button>
      <p className={classes.hint}>{t('line.hint')}</p>
      <span className={classes.spoken} role="status">
        {spoken}
      </span>
    </section>
  );
}
