import { Button, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconMathFunction } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { drawFormula } from './formula.ts';
import { Popover } from './Popover.tsx';
import classes from './RichText.module.css';
import { dropFormula, type FormulaAt, formulaHere, putFormula } from './RichTextFormula.ts';
import { Segments } from './Segments.tsx';

/** What is hardest to remember, each as it looks. `|` is where the cursor goes. */
const PIECES: { shows: string; latex: string }[] = [
  { shows: 'a⁄b', latex: '\\frac{|}{}' },
  { shows: '√', latex: '\\sqrt{|}' },
  { shows: 'xⁿ', latex: '^{|}' },
  { shows: 'xₙ', latex: '_{|}' },
  { shows: '∑', latex: '\\sum_{|}^{}' },
  { shows: '∫', latex: '\\int_{|}^{}' },
  { shows: 'π', latex: '\\pi ' },
  { shows: '·', latex: '\\cdot ' },
  { shows: '≤', latex: '\\le ' },
  { shows: '→', latex: '\\to ' },
  { shows: '±', latex: '\\pm ' },
  { shows: '∞', latex: '\\infty ' },
];

function Preview({ latex, block }: { latex: string; block: boolean }) {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    if (place.current && latex.trim())
      void drawFormula(place.current, latex, block).then((why) => current && setProblem(why));
    else setProblem(undefined);
    return () => {
      current = false;
    };
  }, [latex, block]);
  return (
    <div className={classes.formulaPreview} role="status" aria-label={t('richText.formulaPreview')}>
      <div ref={place} hidden={!latex.trim()} />
      {!latex.trim() && <span className={classes.formulaNote}>{t('richText.formulaHint')}</span>}
      {problem && <span className={classes.formulaNote}>{t('richText.formulaProblem', { reason: problem })}</span>}
    </div>
  );
}

interface Props {
  editor: Editor;
  formula: FormulaAt | null;
  onChange: (formula: FormulaAt | null) => void;
}

/** The button fx and the box in which LaTeX is written beside what it looks like. */
export function FormulaControl({ editor, formula, onChange }: Props) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLTextAreaElement>(null);
  // As soon as it is there: the first letters must not go into the text behind it.
  const takeFocus = useCallback((field: HTMLTextAreaElement | null) => {
    input.current = field;
    field?.focus({ preventScroll: true });
  }, []);

  /** At once: the command of the editor waits for a frame, and the next letters would be nobody's. */
  const goBack = () => editor.view.focus();

  function close() {
    onChange(null);
    goBack();
  }

  function put() {
    if (!formula?.latex.trim()) return;
    putFormula(editor, { ...formula, latex: formula.latex.trim() });
    goBack();
    onChange(null);
  }

  function insert(piece: string) {
    const field = input.current;
    if (!field || !formula) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const [before = '', after = ''] = piece.split('|');
    const chosen = formula.latex.slice(from, to);
    onChange({ ...formula, latex: formula.latex.slice(0, from) + before + chosen + after + formula.latex.slice(to) });
    const cursor = from + before.length + chosen.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(cursor, cursor);
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      // Enter here is not the answer's Enter, and not the drawer's.
      event.stopPropagation();
      put();
    }
  }

  return (
    <Popover
      opened={formula !== null}
      onChange={(opened) => !opened && close()}
      position="bottom-start"
      withinPortal={false}
      trapFocus
      width={340}
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('richText.formula')}
          title={t('richText.formula')}
          onClick={() => onChange(formulaHere(editor))}
        >
          <IconMathFunction size={16} stroke={1.75} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown data-mantine-stop-propagation="true">
        {formula && (
          <div className={classes.formulaBox}>
            <Textarea
              ref={takeFocus}
              data-autofocus
              data-mantine-stop-propagation="true"
              label={t('richText.formulaLabel')}
              placeholder="\frac{a}{b}"
              classNames={{ input: classes.formulaInput }}
              rows={2}
              dir="ltr"
              value={formula.latex}
              onChange={(event) => onChange({ ...formula, latex: event.currentTarget.value })}
              onKeyDown={onKeyDown}
            />
            <div className={classes.pieces} role="toolbar" aria-label={t('richText.formulaPieces')} dir="ltr">
              {PIECES.map(({ shows, latex }) => (
                <button key={latex} type="button" title={latex.replace('|', '')} onClick={() => insert(latex)}>
                  {shows}
                </button>
              ))}
            </div>
            <Preview latex={formula.latex} block={formula.block} />
            <Segments
              fullWidth
              aria-label={t('richText.formulaPlace')}
              value={formula.block ? 'block' : 'inline'}
              onChange={(value) => onChange({ ...formula, block: value === 'block' })}
              data={[
                { value: 'inline', label: t('richText.formulaInline') },
                { value: 'block', label: t('richText.formulaBlock') },
              ]}
            />
            <div className={classes.formulaButtons}>
              {formula.at !== null && (
                <Button
                  variant="subtle"
                  color="danger"
                  size="xs"
                  onClick={() => {
                    if (formula.at !== null) dropFormula(editor, formula.at);
                    onChange(null);
                  }}
                >
                  {t('richText.formulaRemove')}
                </Button>
              )}
              <Button size="xs" disabled={!formula.latex.trim()} onClick={put}>
                {formula.at === null ? t('richText.formulaInsert') : t('richText.formulaSave')}
              </Button>
            </div>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
