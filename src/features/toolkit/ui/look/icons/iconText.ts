import type { IconShape } from './iconData.ts';

export interface Look {
  size: number;
  stroke: number;
}

export const importOf = ({ component }: IconShape) => `import { ${component} } from '@tabler/icons-react';`;

export const jsxOf = ({ component }: IconShape, { size, stroke }: Look) =>
  `<${component} size={${size}} stroke={${stroke}} aria-hidden />`;

const lineOf = (path: string) =>
  path.startsWith('.') ? `  <path d="${path.slice(1)}" fill="currentColor" />` : `  <path d="${path}" />`;

/** As a file of its own. */
export const svgOf = ({ paths }: IconShape, { size, stroke }: Look) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">`,
    ...paths.map(lineOf),
    '</svg>',
    '',
  ].join('\n');
