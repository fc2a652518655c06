import { createElement, type ReactNode, type SVGProps } from 'react';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string;
  stroke?: number | string;
  title?: string;
  children?: ReactNode;
}

/**
 * An icon of the set, from its lines with a bar between them; one that begins with a dot is filled. In the built pages
 * these stand for the components of the icon package, which say the same in twice the code (scripts/lib/smallIcons.ts).
 */
export function icon(name: string, lines: string, isFilled = false) {
  const paths: SVGProps<SVGPathElement>[] = lines
    .split('|')
    .map((line) => (line.startsWith('.') ? { d: line.slice(1), fill: 'currentColor' } : { d: line }));
  return ({ color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...(isFilled
          ? { fill: color, stroke: 'none' }
          : { fill: 'none', stroke: color, strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' }),
        className: `tabler-icon tabler-icon-${name}${className ? ` ${className}` : ''}`,
        ...rest,
      },
      title && createElement('title', null, title),
      ...paths.map((path) => createElement('path', path)),
      children,
    );
}
