import { loadPatiently } from './lazyPart.ts';

export const INLINE_FORMULA = 'inline-math';
export const BLOCK_FORMULA = 'block-math';
export const FORMULAS = `[data-type="${INLINE_FORMULA}"], [data-type="${BLOCK_FORMULA}"]`;

let coming: Promise<typeof import('./formulaEngine.ts')> | undefined;
/** The engine and its fonts are large: they come with the first formula, once, so that what is asked first is drawn first. */
function engine() {
  coming ??= loadPatiently(() => import('./formulaEngine.ts')).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** "ParseError: KaTeX parse error: Expected 'EOF'…" without who says so. */
const reason = (error: unknown) => (error instanceof Error ? error.message.replace(/^.*?parse error:\s*/i, '') : '');

/** Draws LaTeX into a place. What cannot be read stays as its source; the answer says why. */
export async function drawFormula(place: HTMLElement, latex: string, block: boolean): Promise<string | undefined> {
  place.dir = 'ltr';
  try {
    const { draw } = await engine();
    draw(place, latex, block);
    place.removeAttribute('data-unreadable');
    return undefined;
  } catch (error) {
    place.textContent = latex;
    place.setAttribute('data-unreadable', '');
    return reason(error) || latex;
  }
}
