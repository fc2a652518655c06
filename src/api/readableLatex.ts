const SIGNS: Record<string, string> = {
  ...{ cdot: '·', times: '×', div: '÷', pm: '±', mp: '∓', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠' },
  ...{ approx: '≈', equiv: '≡', to: '→', rightarrow: '→', leftarrow: '←', Rightarrow: '⇒', infty: '∞', circ: '°' },
  ...{ sum: '∑', prod: '∏', int: '∫', partial: '∂', in: '∈', notin: '∉', cup: '∪', cap: '∩', subset: '⊂', forall: '∀' },
  ...{
    exists: '∃',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ε',
    theta: 'θ',
    lambda: 'λ',
    mu: 'µ',
    pi: 'π',
  },
  ...{ rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', omega: 'ω', Delta: 'Δ', Sigma: 'Σ', Omega: 'Ω', Phi: 'Φ', ldots: '…' },
  ...{ dots: '…', cdots: '…', quad: ' ', left: '', right: '' },
};

const UP = new Map(
  [...'0123456789+-=()nix'].map((letter, index) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣ'][index] ?? letter]),
);
const DOWN = new Map([...'0123456789+-=()'].map((letter, index) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? letter]));

/** Stand for `^` and `_` that stay, so that the next round does not find them again. */
const KEPT_UP = '\uE000';
const KEPT_DOWN = '\uE001';

/** Small letters where all of them exist; otherwise the sign stays, as in `e^{kt}`. */
function raised(text: string, letters: Map<string, string>, sign: string): string {
  const short = [...text.replace(/\s/g, '')];
  if (short.every((letter) => letters.has(letter))) return short.map((letter) => letters.get(letter)).join('');
  return `${sign}${short.length > 1 ? `(${text})` : text}`;
}

const grouped = (text: string) => (/^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`);

/** A formula as a line of text for lists and the search: `\frac{1}{2}x^2` is 1/2x². Not for setting it. */
export function readableLatex(latex: string): string {
  let text = latex
    .replace(/\\(?:mathrm|mathbf|mathit|text|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\[,;:!> ]/g, ' ')
    .replace(/\\(?=[{}%$&#_])/g, '');
  // From the inside out, as braces are nested.
  for (let round = 0; round < 8 && /\\[dt]?frac|\\sqrt|[\^_]/.test(text); round += 1) {
    text = text
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, top, below) => `${grouped(top)}/${grouped(below)}`)
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, inner) => `√${grouped(inner)}`)
      .replace(/\^\s*(?:\{([^{}\\]*)\}|([^{}\s\\]))/g, (_, many, one) => raised(many ?? one, UP, KEPT_UP))
      .replace(/_\s*(?:\{([^{}\\]*)\}|([^{}\s\\]))/g, (_, many, one) => raised(many ?? one, DOWN, KEPT_DOWN));
  }
  return text
    .replaceAll(KEPT_UP, '^')
    .replaceAll(KEPT_DOWN, '_')
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replace(/[\\{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
