/** Red, green, blue from 0 to 255 and how much of it covers. */
export type Rgba = [red: number, green: number, blue: number, alpha: number];

/** A colour as the page computes it: `#3052d6`, `#fff` or `rgb(27 26 24 / 0.22)`. */
export function readColor(text: string): Rgba | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const part = (at: number) => Number.parseInt(whole.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), 1];
  }
  const [red, green, blue, alpha = 1] = (/^rgba?\(([^)]*)\)$/i.exec(text.trim())?.[1]?.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue, alpha];
}

const over = ([r, g, b, alpha]: Rgba, [R, G, B]: Rgba): Rgba => [
  r * alpha + R * (1 - alpha),
  g * alpha + G * (1 - alpha),
  b * alpha + B * (1 - alpha),
  1,
];

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgba) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1 (the same) to 21 (black on white), as WCAG counts it. */
export function contrast(front: Rgba, ground: Rgba): number {
  const [one, two] = [luminance(over(front, ground)), luminance(ground)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

export type Verdict = 'AAA' | 'AA' | 'mark' | 'below';

/** Words ask for 4.5 (AAA: 7), marks and borders of controls for 3. */
export function verdictOf(ratio: number, isMark: boolean): Verdict {
  if (isMark) return ratio >= 3 ? 'mark' : 'below';
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'below';
}
