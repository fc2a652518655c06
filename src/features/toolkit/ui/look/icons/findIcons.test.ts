import { describe, expect, test } from 'vitest';
import { findIcons } from './findIcons.ts';
import { componentOf, type IconShape } from './iconData.ts';
import { importOf, jsxOf, svgOf } from './iconText.ts';

const icon = (name: string, isUsed = false): IconShape => ({
  name,
  component: componentOf(name),
  paths: ['M1 1h2', '.M3 3z'],
  isUsed,
});
const icons = [icon('user-plus', true), icon('ghost'), icon('user'), icon('users-group'), icon('trash')];
const words = { user: 'System|person|account', ghost: 'Games|user-ghost|spooky', trash: 'System|delete|bin' };
const names = (q: string) => findIcons(icons, words, q).map(({ name }) => name);

describe('looking for an icon', () => {
  test('without words all are there as they stand', () => {
    expect(names('  ')).toEqual(icons.map(({ name }) => name));
  });

  test('the one of exactly this name comes first, then parts of names', () => {
    expect(names('user')).toEqual(['user', 'user-plus', 'users-group', 'ghost']);
    expect(names('user plus')[0]).toBe('user-plus');
  });

  test('other words for it find it, too', () => {
    expect(names('Delete')).toEqual(['trash']);
    expect(names('pers')).toEqual(['user']);
  });

  test('every word has to fit', () => {
    expect(names('user delete')).toEqual([]);
    expect(names('!')).toEqual([]);
  });
});

test('what is copied can be used as it is', () => {
  const one = icon('arrow-up-2');
  expect(importOf(one)).toBe("import { IconArrowUp2 } from '@tabler/icons-react';");
  expect(jsxOf(one, { size: 18, stroke: 1.75 })).toBe('<IconArrowUp2 size={18} stroke={1.75} aria-hidden />');
  expect(svgOf(one, { size: 18, stroke: 1.75 })).toContain('<path d="M3 3z" fill="currentColor" />');
  expect(svgOf(one, { size: 18, stroke: 1.75 })).toContain('width="18" height="18"');
});
