import { type Editor, Node, type NodeViewRenderer } from '@tiptap/react';
import { BLOCK_FORMULA, drawFormula, INLINE_FORMULA } from './formula.ts';

/** Shows the drawn formula; it is edited in its own box, so the text around never sees the inside. */
const view =
  (tag: 'span' | 'div'): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(tag);
    dom.dataset.type = node.type.name;
    dom.contentEditable = 'false';
    void drawFormula(dom, String(node.attrs.latex), tag === 'div');
    return { dom, ignoreMutation: () => true };
  };

const formula = (name: string, tag: 'span' | 'div') =>
  Node.create({
    name,
    group: tag === 'span' ? 'inline' : 'block',
    inline: tag === 'span',
    atom: true,
    selectable: true,
    addAttributes: () => ({
      latex: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset.latex ?? '',
        renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': attributes.latex }),
      },
    }),
    parseHTML: () => [{ tag: `${tag}[data-type="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, { 'data-type': name, ...HTMLAttributes }],
    renderText: ({ node }) => String(node.attrs.latex),
    addNodeView: () => view(tag),
  });

export const FORMULA_NODES = [formula(INLINE_FORMULA, 'span'), formula(BLOCK_FORMULA, 'div')];

export const isFormula = (name: string) => name === INLINE_FORMULA || name === BLOCK_FORMULA;

/** A formula being written: a new one, or one that stands at a place. */
export interface FormulaAt {
  latex: string;
  block: boolean;
  at: number | null;
}

/** The selected formula, or a new one from the selected text. */
export function formulaHere(editor: Editor): FormulaAt {
  const { selection, doc } = editor.state;
  const node = doc.nodeAt(selection.from);
  if (!selection.empty && node && isFormula(node.type.name))
    return { latex: String(node.attrs.latex), block: node.type.name === BLOCK_FORMULA, at: selection.from };
  return { latex: doc.textBetween(selection.from, selection.to, ' '), block: false, at: null };
}

export function putFormula(editor: Editor, { latex, block, at }: FormulaAt) {
  const content = { type: block ? BLOCK_FORMULA : INLINE_FORMULA, attrs: { latex } };
  const old = at === null ? null : editor.state.doc.nodeAt(at);
  const chain = editor.chain().focus();
  if (at === null || !old) chain.insertContent(content).run();
  else chain.insertContentAt({ from: at, to: at + old.nodeSize }, content).run();
}

export function dropFormula(editor: Editor, at: number) {
  const old = editor.state.doc.nodeAt(at);
  if (old)
    editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + old.nodeSize })
      .run();
}
