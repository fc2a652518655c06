import * as icons from '@tabler/icons-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { componentName, iconNodes, linesOf } from '../../../scripts/lib/iconSet.ts';
import { icon } from './icon.ts';

const components = icons as unknown as Record<string, FunctionComponent<object>>;
const props = { size: 18, stroke: 1.75, className: 'own', 'aria-hidden': true };

/** Whatever order they are written in. */
const attributesSorted = (html: string) =>
  html.replace(/<(\w+)((?: [\w-]+="[^"]*")*)/g, (_, tag: string, all: string) =>
    [`<${tag}`, ...(all.match(/[\w-]+="[^"]*"/g) ?? []).toSorted()].join(' '),
  );
const drawn = (component: FunctionComponent<object> | undefined) =>
  component && attributesSorted(renderToStaticMarkup(createElement(component, props)));

test.each(['arrow-left', 'dots-vertical', 'palette', 'shield-check'])(
  '%s looks as the icon package draws it',
  (name) => {
    const own = icon(name, linesOf(iconNodes('outline')[name] ?? []));
    expect(drawn(own as FunctionComponent<object>)).toBe(drawn(components[componentName(name)]));
  },
);

test.each(['star', 'circle'])('%s looks as the icon package fills it', (name) => {
  const own = icon(`${name}-filled`, linesOf(iconNodes('filled')[name] ?? []), true);
  expect(drawn(own as FunctionComponent<object>)).toBe(drawn(components[`${componentName(name)}Filled`]));
});
