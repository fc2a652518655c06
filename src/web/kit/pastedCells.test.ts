import { expect, it } from 'vitest';
import { pastedCells } from './pastedCells.ts';

it('reads rows and cells as spreadsheets copy them', () => {
  expect(pastedCells('Ines\t12\r\nDaniel\t9\r\n')).toEqual([
    ['Ines', '12'],
    ['Daniel', '9'],
  ]);
  expect(pastedCells('"two\nlines"\t 3 ')).toEqual([['two\nlines', '3']]);
});

it('leaves one cell to the field, and empty rows out', () => {
  expect(pastedCells('Ines Carvalho')).toBeNull();
  expect(pastedCells('Ines\n')).toBeNull();
  expect(pastedCells('Ines\n\t\nDaniel')).toEqual([['Ines'], ['Daniel']]);
});
