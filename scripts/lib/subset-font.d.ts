declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number; default: number }>;
    noHinting: boolean;
  }
  /** The font with only these letters. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
