import { Selection } from '@tiptap/pm/state';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { LineKeys, RichTextProps } from './RichText.tsx';
import { CodeBeside } from './RichTextCode.ts';
import { FORMULA_NODES, type FormulaAt, formulaHere, isFormula } from './RichTextFormula.ts';
import { KEPT } from './RichTextKept.ts';
import { Picture } from './RichTextPicture.tsx';
import { picturesIn } from './RichTextPictures.ts';
import type { CaretLeft } from './RichTextStandIn.tsx';

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  CodeBeside,
  ...FORMULA_NODES,
  ...KEPT,
  Picture,
];

/** A line of plain words needs no paragraph around it: it is stored as an import or a person would write it. */
function htmlOf(editor: Editor, isLine: boolean): string {
  if (editor.isEmpty) return '';
  const html = editor.getHTML();
  const only = editor.state.doc.childCount === 1 && editor.state.doc.firstChild?.type.name === 'paragraph';
  return isLine && only ? html.replace(/^<p>|<\/p>$/g, '') : html;
}

/** True when the key was the owner's. Inside a list or a code block Enter and Backspace are the editor's own. */
function ownersKey(editor: Editor, event: KeyboardEvent, keys: LineKeys): boolean {
  const isPlain = editor.state.selection.$from.depth === 1 && editor.isActive('paragraph');
  const bare = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
  if (event.key === 'Enter' && bare && isPlain && keys.enter && !event.isComposing) keys.enter();
  else if (event.key === 'Backspace' && editor.isEmpty && isPlain && keys.erase) keys.erase();
  else if (event.altKey && event.key === 'ArrowUp' && keys.move) keys.move(-1);
  else if (event.altKey && event.key === 'ArrowDown' && keys.move) keys.move(1);
  else return false;
  return true;
}

/** At once: the editor's own command waits for the next frame, and a quick typist does not. */
function focusEnd(editor: Editor, stepsBack = 0) {
  if (editor.isDestroyed) return;
  const end = Selection.atEnd(editor.state.doc).to;
  editor.commands.setTextSelection(Math.max(0, end - stepsBack));
  editor.view.focus();
}

interface Doing {
  openFormula: (formula: FormulaAt) => void;
  takePictures: (editor: Editor, files: File[], at?: number) => void;
}

/** The editor behind a rich text field, kept in step with the value it is given. */
export function useRichText(props: RichTextProps, caret: CaretLeft, doing: Doing): Editor | null {
  const { label, value, required, error, autoFocus = false, variant = 'field', pictures = true, onReady } = props;
  const isLine = variant === 'line';
  const isWrong = Boolean(error);
  // The editor outlives many renders and has to call what the latest one gave.
  const latest = useRef({ props, doing });
  latest.current = { props, doing };
  const self = useRef<Editor>(null);

  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(Boolean(required)),
        'aria-invalid': String(isWrong),
        dir: 'auto',
        ...(autoFocus ? { 'data-autofocus': 'true' } : {}),
      },
      handleKeyDown: (_: unknown, event: KeyboardEvent) => {
        const editor = self.current;
        if (!editor) return false;
        if (event.key === 'Enter' && !event.shiftKey) {
          const here = formulaHere(editor);
          if (here.at !== null) {
            latest.current.doing.openFormula(here);
            return true;
          }
        }
        return ownersKey(editor, event, latest.current.props.keys ?? {});
      },
      handleClickOn: (_: unknown, __: number, node: { type: { name: string } }, at: number) => {
        if (!self.current || !isFormula(node.type.name)) return false;
        self.current.commands.setNodeSelection(at);
        latest.current.doing.openFormula(formulaHere(self.current));
        return true;
      },
      handlePaste: (_: unknown, event: ClipboardEvent) => {
        const files = pictures ? picturesIn(event.clipboardData?.files) : [];
        // A table from a spreadsheet brings its picture along: the text is meant.
        if (!self.current || files.length === 0 || event.clipboardData?.types.includes('text/html')) return false;
        latest.current.doing.takePictures(self.current, files);
        return true;
      },
      handleDrop: (view: Editor['view'], event: DragEvent) => {
        const files = pictures ? picturesIn(event.dataTransfer?.files) : [];
        if (!self.current || files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        latest.current.doing.takePictures(self.current, files, at);
        return true;
      },
    }),
    [label, required, isWrong, autoFocus, pictures],
  );

  // An editor that waits long for its first appearance is thrown away and made again, so it can be gone for a moment.
  const made: Editor | null = useEditor({
    extensions,
    content: value,
    // The stand-in may have left off at a space: the next word still begins behind it.
    parseOptions: { preserveWhitespace: caret.current !== undefined },
    onUpdate: ({ editor: now }) => latest.current.props.onChange(htmlOf(now, isLine)),
    onBlur: () => latest.current.props.onBlur?.(),
    editorProps,
  });
  const editor = made?.isDestroyed ? null : made;
  self.current = editor;

  // A form that is reset or filled from a draft changes the value from outside.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (value === htmlOf(editor, isLine)) return;
    const { from, to } = editor.state.selection;
    const change = editor.chain().setContent(value, { emitUpdate: false });
    // Whoever is writing goes on where they were.
    (editor.isFocused ? change.setTextSelection({ from, to }) : change).run();
  }, [editor, value, isLine]);

  useEffect(() => {
    if (!editor) return;
    onReady?.(() => focusEnd(editor));
    return () => onReady?.(null);
  }, [editor, onReady]);

  // Before anything else happens: the next key must find the editor where the stand-in was.
  useLayoutEffect(() => {
    // One that was thrown away before it appeared leaves the focus to the one that is made in its place.
    if (!editor || editor.isDestroyed) return;
    const left = caret.current === undefined && autoFocus ? 0 : caret.current;
    if (typeof left === 'number') focusEnd(editor, left);
    // An editor that is made again takes the focus only from its stand-in.
    caret.current = null;
  }, [editor, autoFocus, caret]);

  return editor;
}
