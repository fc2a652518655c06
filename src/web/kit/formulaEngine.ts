import katex from 'katex';
import 'katex/dist/katex.min.css';

const OPTIONS = { trust: false, strict: false, maxSize: 20, maxExpand: 200 } as const;

/** Draws LaTeX into a place; what cannot be read throws. Loaded through formula.ts. */
export const draw = (place: HTMLElement, latex: string, block: boolean) =>
  katex.render(latex, place, { ...OPTIONS, displayMode: block, throwOnError: true });
